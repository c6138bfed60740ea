"""Succession: a host who leaves hands the table over to a guest's phone, which holds all the cards from then on."""
