// The palettes of all games, for the pages that stand beside their tables: a game's colours are the same everywhere.
import '../games/brave-rats/board/palette.css'
import '../games/last-brave/board/palette.css'
