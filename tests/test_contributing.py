"""CONTRIBUTING: whoever looks for a section finds it in the table of contents."""

import re

from web.make.tools import ROOT


def test_every_section_is_in_the_table_of_contents() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    contents = re.findall(r"\[([^\]]+)\]\(#([\w-]+)\)", text.partition("\n## ")[0])
    assert sorted(title for title, _ in contents) == sorted(re.findall(r"^## (.+)$", text, re.MULTILINE))
    assert all(link == title.lower().replace(" ", "-") for title, link in contents)
