### Statistics: what the finished deals of this device come to.

figures-none = There is nothing to count yet. Finish a deal, and its statistics appear here.
figures-nothing = None of these matches has a finished deal.
figures-newer = These statistics come from a newer version of Talon. Update to see them; they have not been touched.

## What is chosen.

figures-choice = What the statistics cover
figures-by-game = Game
figures-by-kind = Kind
figures-by-person = Player
figures-by-seats = Players
    .all = Any number
figures-by-level = Level
    .all = Every level
figures-by-other = Opponent
    .all = Everybody
figures-by-period = Time
    .all = All time
figures-kind-alone = Solo
figures-kind-people = Passed round
figures-kind-practice = Practice
figures-kind-daily = Daily deal
figures-level-mixed = Several levels
figures-seats = { $n } players
figures-days = { $n ->
    [365] Last 12 months
   *[other] Last { $n } days
}

## The numbers.

figures-percent = { $n } %
figures-part = { $part } of { $whole }
figures-points = Points a deal
figures-best = best { $n }
figures-won-deals = Deals won
figures-won-matches = Matches won
figures-run = Matches won in a row
    .about = longest
figures-run-deals = Deals won in a row
figures-accuracy = Accuracy
figures-reviewed = { $deals } reviewed
figures-low = In this game fewer points are better.
figures-facts = In this game

## The curves.

figures-chart-points = Points, deal by deal
    .mean = Points a deal
figures-chart-won = Percentage of deals won
    .mean = Won
figures-chart-accuracy = Accuracy of reviewed deals
    .mean = Accuracy
figures-curve = A curve of { $n } deals. The average of the last ten is { $mean }.
figures-table = As a table
figures-deals = Deals
figures-trend = Last ten

## Achievements.

figures-feats = Achievements
figures-feats-count = { $n } of { $all } done
figures-feat-open = not yet
figures-earned-one = Achievement: “{ $name }”. The task was: { $about }
figures-earned = Achievements: { $names }

## The matches.

figures-history = Matches
figures-against = Against { $names }
figures-match-won = Won
figures-match-place = Place { $n }
figures-match-running = Under way
figures-gone = Deleted
figures-more = Show { $n } more

## How it was counted.

figures-counted = How this is counted
figures-how = Every deal finished on this device counts once, and still counts after its match is deleted. Solo matches, daily deals, those passed round and practice are kept apart. What was tried from a look back, or came by a link, counts nowhere.
figures-counting = Counting match { $n } of { $all } …
figures-again = Count again from the saved matches
figures-lost = The saved statistics were damaged, so they were rebuilt from the saved matches. Some of those from deleted matches may be lost.
figures-failed = { $n ->
    [one] One match could not be read, and is not counted.
   *[other] { $n } matches could not be read, and are not counted.
}
figures-away = { $n ->
    [one] One match will be counted once its game is on this device.
   *[other] { $n } matches will be counted once their games are on this device.
}
figures-unkept = There is no room to keep these statistics: they will be counted again next time. Deleting matches makes room.
