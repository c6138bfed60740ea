"""Dates as texts (2026-11-22) and as the number of days since 1 January 1970; no clock is read here."""

_CYCLE = 146097  # days in 400 years


def number_of(text: str) -> int | None:
    """Returns the number of a date's day, None for a text that is not a date in the form 2026-11-22."""
    parts = text.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not all("0" <= sign <= "9" for sign in "".join(parts)):
        return None
    year, month, day = [int(part) for part in parts]
    number = _number(year, month, day)
    return number if text_of(number) == text else None


def text_of(number: int) -> str:
    """Returns the date of a day by its number."""
    days = number + 719468  # since the first of March of the year 0, when a leap day comes last in its year
    cycle, day = divmod(days, _CYCLE)
    year = (day - day // 1460 + day // 36524 - day // 146096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    day -= (153 * month + 2) // 5
    month += 3 if month < 10 else -9
    year += 400 * cycle + (1 if month <= 2 else 0)
    return f"{year:04d}-{month:02d}-{day + 1:02d}"


def month_of(number: int) -> range:
    """Returns the numbers of all days in the month of a day."""
    year, month, _ = [int(part) for part in text_of(number).split("-")]
    end = _number(year + 1, 1, 1) if month == 12 else _number(year, month + 1, 1)
    return range(_number(year, month, 1), end)


def weekday_of(number: int) -> int:
    """Returns the weekday of a day: 0 is Monday."""
    return (number + 3) % 7


def _number(year: int, month: int, day: int) -> int:
    """Returns the number of a day; a day or month past the last one carries over into the next."""
    if month <= 2:
        year -= 1
    cycle, year = divmod(year, 400)
    in_year = (153 * (month - 3 if month > 2 else month + 9) + 2) // 5 + day - 1
    return _CYCLE * cycle + 365 * year + year // 4 - year // 100 + in_year - 719468
