"""Cards as markup. Plain asserts only: it runs under CPython and under MicroPython."""

from app.markup.cards import back_html, card_html, split_face, suit_svg, write_letters


def test_a_face_is_a_rank_and_a_suit() -> None:
    assert split_face("7r") == ("7", "r")
    assert split_face("10b") == ("10", "b")
    assert split_face("Qs") == ("Q", "s")
    assert split_face("J") == ("J", "")
    assert split_face("door") == ("", "door")
    assert split_face("") == ("", "")


def test_index_and_pip_show_the_drawing_of_the_suit() -> None:
    html = card_html("8o")
    assert html.count('<use href="#suit-o"/>') == 2
    assert 'class="card suit-o"' in html
    assert '<b class="rank">8</b>' in html
    assert 'class="pip"' in html
    assert "letter" not in html


def test_a_face_without_a_suit_is_a_wild_card() -> None:
    html = card_html("X")
    assert 'class="card wild"' in html
    assert '<span class="letter" aria-hidden="true">X</span>' in html
    assert html.count('<use href="#suit-wild"/>') == 1
    assert "pip" not in html


def test_jack_queen_and_king_are_persons_others_on_wild_cards():
    for rank in "JQK":
        suited = card_html(rank + "h")
        assert f'<svg class="court" aria-hidden="true"><use href="#court-{rank}"/></svg>' in suited
        assert suited.count('<use href="#suit-h"/>') == 1
        assert "pip" not in suited
        wild = card_html(rank)
        assert f'<svg class="court" aria-hidden="true"><use href="#wild-{rank}"/></svg>' in wild
        assert wild.count('<use href="#suit-wild"/>') == 1
        assert "letter" not in wild
    assert "court" not in card_html("10h")
    assert "court" not in card_html("Ah")


def test_the_mark_wild_makes_a_suited_card_wild_and_is_said_once() -> None:
    html = card_html("Js", marks=("wild", "last"))
    assert 'class="card wild last"' in html
    assert '<use href="#suit-s"/>' in html
    assert '<use href="#wild-J"/>' in html


def test_six_and_nine_carry_a_bar_and_ten_is_narrow() -> None:
    assert 'class="rank rank-bar">6<' in card_html("6r")
    assert 'class="rank rank-bar">9<' in card_html("9g")
    assert 'class="rank rank-wide">10<' in card_html("10y")
    assert 'class="rank">8<' in card_html("8y")


def test_a_card_without_a_rank_shows_its_drawing_alone() -> None:
    html = card_html("door")
    assert "rank" not in html
    assert html.count("#suit-door") == 2


def test_points_stand_in_a_pip_and_no_points_in_none() -> None:
    assert "points" not in card_html("2r", points=0)
    assert '<span class="points" aria-hidden="true">5</span>' in card_html("K", points=5)


def test_marks_become_classes() -> None:
    assert 'class="card suit-r selected hint"' in card_html("7r", marks=("selected", "hint"))


def test_a_named_card_is_an_image_and_a_nameless_one_is_silent() -> None:
    html = card_html("7r", label="7 of lozenges")
    assert 'role="img" aria-label="7 of lozenges"' in html
    assert "aria-pressed" not in html
    assert '<div class="card suit-r" aria-hidden="true">' in card_html("7r")


def test_a_button_says_whether_it_is_pressed() -> None:
    html = card_html("7r", tag="button", label="7 of lozenges", marks=("selected",))
    assert html.startswith("<button ")
    assert html.endswith("</button>")
    assert 'type="button" aria-pressed="true"' in html
    assert "role=" not in html
    assert 'aria-pressed="false"' in card_html("7r", tag="button", label="7 of lozenges")


def test_key_and_attributes_reach_the_tag() -> None:
    assert '<div class="card suit-r" data-key="c12" aria-hidden="true">' in card_html("7r", key="c12")
    html = card_html("7r", tag="button", label="7", attrs=' data-act="touch" tabindex="-1"')
    assert 'aria-label="7" data-act="touch" tabindex="-1">' in html


def test_texts_from_outside_are_escaped() -> None:
    html = card_html('<"', key='"k"', label='<b>"', marks=("<m>",))
    assert "<b>" not in html.replace('<b class="rank', "")
    assert 'data-key="&quot;k&quot;"' in html
    assert 'aria-label="&lt;b&gt;&quot;"' in html
    assert "<m>" not in html
    assert "<i>" not in back_html(count="<i>")


def test_a_back_tells_nothing_but_its_place_and_its_count() -> None:
    html = back_html(key="hand:1/3")
    assert 'class="card back" data-key="hand:1/3" aria-hidden="true"' in html
    assert "suit-" not in html
    assert "rank" not in html
    assert "count" not in html
    assert '<span class="count">14</span>' in back_html(count=14)
    assert '<span class="count">0</span>' in back_html(count=0)


def test_a_suit_in_a_line_of_text_is_silent() -> None:
    assert suit_svg("g") == '<svg class="mark" aria-hidden="true"><use href="#suit-g"/></svg>'
    assert 'class="pip"' in suit_svg("g", "pip")


def test_a_wild_card_shows_what_it_is_played_as():
    html = card_html("J", marks=("wild",), stands="9")
    assert '<b class="stands">9</b>' in html
    assert "index-mark" not in html
    assert "stands" not in card_html("J", marks=("wild",))


def test_a_card_that_was_drawn_before_has_the_letters_of_now():
    english = card_html("Jr")
    assert card_html("Jr") is english, "put together once"
    write_letters({"J": "B"})
    assert card_html("Jr") == english.replace(">J<", ">B<") != english
    write_letters({})
    assert card_html("Jr") == english


def test_many_cards_are_drawn_right_though_few_are_kept():
    drawn = [card_html("7r", key=f"c{number}") for number in range(2100)]
    assert card_html("7r", key="c0") is not drawn[0], "only so many are kept"
    assert [card_html("7r", key=f"c{number}") for number in range(2100)] == drawn
