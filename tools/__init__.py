"""What is made from the package for the page: types, printed facts, the English rules (``make types``)."""
