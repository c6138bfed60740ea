### Problems: positions in which one move decides.

problems-line = One move decides. Find it from what you can know: the cards you see, and what has been played.
problems-count = { $solved } of { $all } solved, { $first } at the first try.
problems-done = All { $all } solved, { $first } at the first try.
problems-next = Problem { $n }
problems-level = { $level }: { $solved } of { $all }
problems-one = { $state ->
    [first] Problem { $n }, solved at the first try
    [later] Problem { $n }, solved
    [tried] Problem { $n }, tried
   *[new] Problem { $n }
}
problems-wait = Loading the problems …
problems-all-solved = You have solved all of them.

# The others at the table, in their order, with a blank between two names.
problem-names = Béla Cili Dani Elza
problem-title = { $game } · problem { $n }
problem-title-sent = { $game } · a problem from a link
problem-level-1 = Easier
problem-level-2 = Harder
problem-level-3 = Hardest
problem-ask = It is your turn, and one move decides. Which?
problem-again = Not that one. Look again.
problem-first = Solved at the first try.
problem-solved = Solved.
problem-leave = All problems
problem-tell = Why?
problem-next = Next problem
problem-try = Try again
problem-reveal = Show the solution

## The sheet that answers a move.

problem-right = That is the move
problem-wrong = Not the best move
problem-solution = The move to make
problem-why = Why? { $why }.
problem-refuted = { $result ->
    [worse] It could go on like this: { $what }. That leaves you with { $points }; the best move would leave you with { $best }.
    [same] It could go on like this: { $what }. You end up with { $points } either way, but on the whole the others do better than after the best move.
   *[better] It could go on like this: { $what }. That leaves you with { $points } instead of { $best }, but the others benefit even more.
}
problem-follows = What follows, as the cards lie
problem-further = { $count ->
    [1] And one more line
   *[other] And { $count } more lines
}
problem-writes = { $name }: { $points }
problem-ends = In the end
problem-mine = After your move
problem-best = After the best move
error-problem-none = There is no such problem. “Problems to solve” lists them all.
