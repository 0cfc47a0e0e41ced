from ninetyeight.host.chance import new_table_id


def test_a_table_is_named_by_letters_and_digits_that_nobody_guesses() -> None:
    ids = {new_table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(each) == 22 and each.isascii() and each.isalnum() for each in ids)
