"""Draws a month of deals of the day: each day is a button, with a pip for every deal that has been played."""

from ..markup.html import attrs, button, esc, icon
from ..texts.dates import month_of, number_of, text_of, weekday_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from .tries import Tries

YEAR = 365  # how many days back can still be played
WEEK = 7
STEPS = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -WEEK, "ArrowDown": WEEK}


class Month:
    """The month shown, among the days from a year ago until today; `shown` is the number of one of its days."""

    def __init__(self, today: str) -> None:
        self.last = number_of(today) or 0
        self.first = self.last - YEAR
        self.shown = self.last

    def has(self, number: int) -> bool:
        """Returns whether the deals of a day can be played."""
        return self.first <= number <= self.last

    def turn(self, months: int) -> None:
        """Shows the next month (1) or the one before (-1), as far as there are days to play."""
        days = month_of(self.shown)
        number = days[-1] + 1 if months > 0 else days[0] - 1
        if month_of(number)[-1] >= self.first and month_of(number)[0] <= self.last:
            self.shown = number

    def html(self, app: "App", tries: "Tries", chosen: int) -> str:
        """Returns the month with the `chosen` day marked."""
        days = month_of(self.shown)
        empty = weekday_of(days[0])
        monday = days[0] - empty
        noon = app.dom.noon
        names = [esc(app.t("daily-weekday", at=noon(text_of(number)))) for number in range(monday, monday + WEEK)]
        heads = "".join([f'<span class="weekday" aria-hidden="true">{name}</span>' for name in names])
        # The Tab key reaches one day, from which the arrows lead on.
        reached = chosen if chosen in days else max(days[0], self.first) if self.last not in days else self.last
        cells = "".join([self._day(app, tries, number, chosen, reached) for number in days])
        title = app.t("daily-month", at=noon(text_of(days[0])))
        over, under = days[-1] >= self.last, days[0] <= self.first
        back = button("month-before", app.t("daily-month-before"), "icon-btn", icon=icon("back"), off=under)
        on = button("month-after", app.t("daily-month-after"), "icon-btn", icon=icon("next"), off=over)
        head = f'<div class="month-head">{back}<h2 id="month-title" aria-live="polite">{esc(title)}</h2>{on}</div>'
        group = f'class="month" role="group" aria-labelledby="month-title" data-from="{empty}"'
        grid = f"<div {group}>{heads}{cells}</div>"
        return f'<section class="panel month-panel">{head}{grid}</section>'

    def _day(self, app: "App", tries: "Tries", number: int, chosen: int, reached: int) -> str:
        day = text_of(number)
        shown = f'<span class="num">{int(day[8:])}</span>'
        if not self.has(number):
            return f'<span class="month-day is-away" aria-hidden="true">{shown}</span>'
        count = tries.count(day)
        pips = f'<span class="pips" aria-hidden="true">{"<i></i>" * count}</span>'
        fixed = attrs(
            {
                "aria-current": "date" if number == self.last else None,
                "aria-label": app.t("daily-day", at=app.dom.noon(day), n=count),
                "aria-pressed": "true" if number == chosen else "false",
                "class": "month-day",
                "data-act": "day",
                "data-day": day,
                "data-key": "day-" + day,
                "tabindex": "0" if number == reached else "-1",
                "type": "button",
            }
        )
        return f"<button{fixed}>{shown}{pips}</button>"
