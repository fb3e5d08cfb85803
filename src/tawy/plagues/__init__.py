"""10 Plagues of Egypt. The rules are numbered in docs/rules/plagues.md."""
