"""The arena: bots measured against each other, honestly. It plays real games and shows no bot a secret."""
