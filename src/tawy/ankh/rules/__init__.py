"""The rules of Ankh, a module per chapter, a frame per step."""
