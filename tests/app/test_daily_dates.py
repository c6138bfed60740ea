"""Dates without a clock: their numbers, months and weekdays."""

from app.texts.dates import month_of, number_of, text_of, weekday_of

KNOWN = {
    "1970-01-01": 0,
    "1999-12-31": 10956,
    "2000-02-29": 11016,
    "2100-03-01": 47541,
    "2024-12-31": 20088,
    "2026-11-22": 20779,
}


def test_dates_are_numbers_and_back():
    for day, number in KNOWN.items():
        assert number_of(day) == number
        assert text_of(number) == day
    for first in (10900, 47400):  # the year 2000 has a leap day, 2100 has none
        last = ""
        for number in range(first, first + 500):
            day = text_of(number)
            assert number_of(day) == number
            assert day > last, "one after the other"
            last = day


def test_what_is_no_date_is_told():
    for text in (
        "",
        "x",
        "2026-11",
        "2026-11-31",
        "2025-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-1-01",
        "20a6-11-22",
    ):
        assert number_of(text) is None, text
    assert number_of("2026-11-22-haggis") is None
    assert number_of("١٩٧٠-٠١-٠١") is None


def test_months_have_their_days():
    for day, first, count in (
        ("2026-11-22", "2026-11-01", 30),
        ("2026-12-31", "2026-12-01", 31),
        ("2024-02-29", "2024-02-01", 29),
        ("2026-02-01", "2026-02-01", 28),
    ):
        days = month_of(number_of(day) or 0)
        assert (text_of(days[0]), len(days)) == (first, count)


def test_weekdays_begin_on_monday():
    assert [weekday_of(number_of(day) or 0) for day in ("2026-11-22", "2026-11-23", "1970-01-01")] == [6, 0, 3]
