"""The page's types, made from what the server reads and sends (``make types``)."""
