"""The commands of `ninetyeight lab`: parsed in `app`, done in the other files."""
