"""Shared set-up of all tests."""
