import { comb as anyComb } from '#web/design/graver'

/** Finer strokes: these pictures are shown smaller. */
export const comb = (strokes: Parameters<typeof anyComb>[0]): string => anyComb({ width: 2, ...strokes })
