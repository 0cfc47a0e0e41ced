from ninetyeight.host.chance import new_table_id


def test_the_id_of_a_table_is_random_letters_and_digits() -> None:
    ids = {new_table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(each) == 22 and each.isascii() and each.isalnum() for each in ids)
