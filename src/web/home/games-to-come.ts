/** Games that are on their way, so that nobody looks for them in vain. Their lids are in `to-come.css` and `emblems.ts`. */
export const GAMES_TO_COME = [
  {
    id: 'arena',
    name: 'Arena: the Contest',
    seats: [1, 8],
    pitch: {
      en: 'Heroes, grids and bosses: duels, missions, a whole campaign.',
      de: 'Helden, Raster und Endgegner: Duelle, Missionen, eine ganze Kampagne.',
    },
  },
] as const
