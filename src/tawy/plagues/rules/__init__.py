"""The rules of 10 Plagues, a module per chapter, a frame per step."""
