"""The page's small pictures: markup that refers to the symbols of `icons/ui.svg`, which the page holds once."""


def icon(name: str, *, small: bool = False) -> str:
    """Returns the markup of the icon `name`; screen readers skip it: the control around it has the words."""
    return '<svg class="icon{}" aria-hidden="true"><use href="#i-{}"/></svg>'.format(
        " icon-small" if small else "", name
    )
