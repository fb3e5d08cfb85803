### The lesson of Ankh: what it says, chapter by chapter (src/tawy/lessons/content/ankh/ankh.toml).
###
### Each sentence is about what is pointed at on the board, so it says "this temple" and not where it stands. $devotion and $followers
### are the learner's, $pool the warriors in the learner's pool, $red and $top the last red and the last space of the devotion track.

lesson-ankh-title = Ankh: your first game

## What can be pointed at

lesson-ankh-point-map = the map
lesson-ankh-point-space = space { $thing }
lesson-ankh-point-figure = figure on { $thing }
lesson-ankh-point-monument = monument on { $thing }
lesson-ankh-point-camel = camel on { $thing }
lesson-ankh-point-region = region { $thing }
lesson-ankh-point-order = { ankh-label-order }
lesson-ankh-point-actions = { ankh-label-actions }
lesson-ankh-point-action = { $thing }
lesson-ankh-point-events = { ankh-label-events }
lesson-ankh-point-event = event { $thing }
lesson-ankh-point-track = { ankh-label-devotion }
lesson-ankh-point-red = { ankh-label-red }
lesson-ankh-point-devotion = { ankh-label-devotion } ({ $thing })
lesson-ankh-point-god = { $thing }
lesson-ankh-point-followers = { ankh-label-followers } ({ $thing })
lesson-ankh-point-warriors = { ankh-label-warriors } ({ $thing })
lesson-ankh-point-powers = { ankh-label-powers } ({ $thing })
lesson-ankh-point-power = { $thing }
lesson-ankh-point-guardian = { $thing }
lesson-ankh-point-hand = { ankh-label-cards } ({ $thing })
lesson-ankh-point-card = { $thing }
lesson-ankh-point-battle = the battle

## The map, and a move

lesson-ankh-map-title = Your god and the land
lesson-ankh-map-you = You are { ankh-god-ra }. Here stands your god, and next to it your first warrior.
lesson-ankh-map-goal = { ankh-god-amun } and { ankh-god-isis } play against you. You all want devotion: this track counts it, and you all start at the bottom.
lesson-ankh-map-regions = Rivers divide the land into three regions. Later they are fought over one by one, in the order of these numbers. In region 1 you are alone so far.
lesson-ankh-map-monuments = Monuments bring followers and devotion. This temple is yours; the obelisk belongs to nobody yet.
lesson-ankh-map-action = Your turn! You take one action, then a second one from a row further down. Begin with { ankh-action-move }.
lesson-ankh-map-action-summon = A new warrior is always welcome, but then your second action comes from further down, and you would not move at all. Begin at the top.
lesson-ankh-map-action-gain = Your figures stand beside one monument only, so it would bring 1 follower. Move first, and it will be 2.
lesson-ankh-map-action-unlock = You could pay for a first power, but no row is left below this one: your turn would be over at once.
lesson-ankh-map-figure = Each of your figures may move up to 3 spaces. Rivers, water and other figures are not in the way. Choose your god.
lesson-ankh-map-figure-warrior = Your warrior stands well where it is, beside your temple. Take your god.
lesson-ankh-map-figure-done = Then nobody would have moved, and your god has somewhere to go.
lesson-ankh-map-space = Send it to the marked space, beside the obelisk that belongs to nobody.
lesson-ankh-map-space-as-good = That is beside the obelisk too, and just as good. For this story, take the marked space.
lesson-ankh-map-space-elsewhere = It may go there. But the obelisk is what we want: it brings you a follower now, and soon it will be yours.
lesson-ankh-map-enough = Your warrior is beside your temple already: let it stay, and move no more.
lesson-ankh-map-enough-warrior = Then nobody would be left beside your temple, and it would bring you no follower.
