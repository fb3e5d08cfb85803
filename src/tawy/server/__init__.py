"""The face on the web: tables that lose nothing and leak nothing."""
