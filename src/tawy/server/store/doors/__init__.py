"""The store's doors, by what they lead to: each method is one read or one write of a module beside this folder."""
