"""HTML as text: nothing from outside gets in unescaped."""

from app.markup.html import attrs, button, esc, tag
from app.markup.widgets import disc, title_html
from tests.app.markup import tags

NASTY = '<b a="1">&\'</b>'


def test_text_is_escaped():
    assert esc(NASTY) == "&lt;b a=&quot;1&quot;&gt;&amp;'&lt;/b&gt;"
    assert esc(12) == "12"


def test_the_sign_at_which_a_text_would_end_on_its_way_into_the_page_does_not_come_through():
    assert esc("a\0b") == "a\ufffdb"


def test_attributes_leave_out_what_is_false_and_say_what_is_true():
    assert attrs({"b": None, "a": False, "c": True, "data_x": NASTY}) == ' c data-x="' + esc(NASTY) + '"'


def test_a_button_escapes_its_label_and_its_data_and_says_what_it_does():
    found = tags(button("go", NASTY, key="k", to=NASTY, pressed=False))
    assert found[0]["data-act"] == "go"
    assert found[0]["data-key"] == "k"
    assert found[0]["data-to"] == NASTY
    assert found[0]["aria-pressed"] == "false"
    assert found[0]["type"] == "button"
    assert len(found) == 2, "the label's own tags would show here"


def test_an_icon_button_keeps_its_label_for_readers():
    html = button("x", "Close", "icon-btn", icon="*")
    assert '<span class="visually-hidden">Close</span>' in html
    assert tags(html)[0]["title"] == "Close"


def test_a_range_on_a_button_does_not_break_and_sounds_as_ever():
    html = button("x", "sor (3–5)", "chip")
    assert "<span>sor (3–\u20605)</span>" in html
    assert tags(html)[0]["aria-label"] == "sor (3–5)"
    assert "<span>7er-Bombe 3-\u20605-\u20607</span>" in button("x", "7er-Bombe 3-5-7")
    assert tags(button("x", "3–5", name="3 to 5"))[0]["aria-label"] == "3 to 5"


def test_a_tag_takes_its_class_as_cls():
    assert tag("p", "x", cls="a b") == '<p class="a b">x</p>'


def test_no_line_of_a_title_begins_with_its_separator():
    assert title_html("Haggis Team · deal 2 of 4") == 'Haggis <span class="nowrap">Team ·</span> deal 2 of 4'
    deal = title_html("Haggis · deal 1 · to 250, looking back").partition('<span class="title-deal">')[2]
    assert deal == 'deal <span class="nowrap">1 ·</span> to 250, looking back</span>'
    assert title_html("<b> · 1") == '<span class="nowrap">&lt;b&gt; ·</span> 1'


def test_names_that_differ_by_a_number_have_it_for_their_sign():
    names = ("Player 1", "Player 12", "プレイヤー2", "2. játékos", "Anna", "Anna 2", "R2D2000", "")
    signs = [disc(name).partition(">")[2].partition("<")[0] for name in names]
    assert signs == ["1", "12", "2", "2", "A", "2", "R", "?"]
