"""What is needed before a lesson is opened: the offer of a first one, and how far each has got."""
