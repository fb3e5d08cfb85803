### What is said of a game of Ankh that is over. $side has won, $rival is the best of the others.

summary-ankh-points = Devotion
summary-ankh-by-source = Devotion by source
summary-ankh-axis = Conflict

## Where devotion comes from

ankh-devotion-monuments = Monuments
ankh-devotion-domination = Dominated regions
ankh-devotion-battles = Battles won
ankh-devotion-powers = Ankh powers
ankh-devotion-cards = Battle cards
ankh-devotion-gods = Abilities of gods
ankh-devotion-guardians = Guardians
ankh-devotion-merging = Given up in merging

## Moments, and what became of gods

summary-ankh-step-start = Beginning
summary-ankh-step-region = Conflict { $conflict }, region { $token }
summary-ankh-step-merging = Gods have merged
summary-ankh-step-forgetting = Gods are forgotten
summary-ankh-fate-merged = merged
summary-ankh-fate-forgotten = forgotten

## What decided it: how it was won

summary-ankh-top = { $side } reached the top of the devotion track in conflict { $conflict }, { $lead } ahead of { $rival }.
summary-ankh-most = After the last conflict { $side } had { $points } devotion, { $lead } more than { $rival }.
summary-ankh-stack = { $side } and { $rival } both ended on { $points } devotion; the marker of { $side } lies on top, and that breaks the tie.
summary-ankh-sole =
    { $others_count ->
        [one] { $others } was still on red after the fourth conflict and was forgotten; only { $side } was left.
       *[other] { $others } were still on red after the fourth conflict and were forgotten; only { $side } was left.
    }
summary-ankh-atheism = After the fourth conflict every god was still on red: all were forgotten, and nobody won.

## What made the difference

summary-ankh-short_of_safety =
    { $steps ->
        [one] Nearest to safety was { $side } with { $points } devotion: { $steps } step more would have been enough.
       *[other] Nearest to safety was { $side } with { $points } devotion: { $steps } steps more would have been enough.
    }
summary-ankh-comeback = Before conflict { $conflict } { $rival } was still { $lead } ahead of { $side }.
summary-ankh-gave_up = { $rival } gave up { $amount } devotion in merging, and no more than that was missing in the end.
summary-ankh-lost = { $rival } lost { $amount } devotion to the death of a Cat Mummy, and no more than that was missing in the end.
summary-ankh-source = { $source } made the difference: { $side } got { $amount } devotion from there, { $rival } { $other }.
summary-ankh-led_since = { $side } had been ahead of everyone since conflict { $conflict }.
