"""Players of every strength. They know the games only through what each game says of itself."""
