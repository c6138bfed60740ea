"""CONTRIBUTING: whoever looks for a section finds it in the table of contents, and where that has it."""

import re

from web.make.tools import ROOT


def test_the_sections_are_those_of_the_table_of_contents_in_its_order() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    contents = re.findall(r"\[([^\]]+)\]\(#([\w-]+)\)", text.partition("\n## ")[0])
    assert [title for title, _ in contents] == re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert all(link == title.lower().replace(" ", "-") for title, link in contents)
