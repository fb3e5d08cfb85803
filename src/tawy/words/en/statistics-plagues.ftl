### Statistics of 10 Plagues.

statistics-plagues-provinces = Which provinces win?
statistics-plagues-provinces-note = Share of games won, by province; alone, against the automa.
statistics-plagues-points = Where do points come from?
statistics-plagues-points-note = Mean for each player, less what was lost.
statistics-plagues-plagues = Which plagues cost most?
statistics-plagues-plagues-note = Tokens lost and steps back while the plague was out: mean for each player. What it forbids is not counted.
statistics-plagues-own = Plagues of one's own tables
statistics-plagues-favours = Which Pharaoh cards are taken?
statistics-plagues-favours-note = How often in a game: mean for each player.
statistics-plagues-territories = Which territories are taken?
statistics-plagues-territories-note = Cards of each kind: mean for each player.
statistics-plagues-tributes = What does an unpaid tribute cost?
statistics-plagues-tributes-note = Share of games won, by how many tributes a player could not pay.
statistics-plagues-tracks = Which track holds winners back?
statistics-plagues-tracks-note = Share of games won, by the track that was lower at the end.
statistics-plagues-track-city = City track lower
statistics-plagues-track-field = Field track lower
statistics-plagues-track-level = Both level
statistics-plagues-endings = How do games end?
statistics-plagues-endings-note = Share of all games.
