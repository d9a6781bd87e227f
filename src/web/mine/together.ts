import type { RecordTold, TallyTold } from '#protocol/told'

const NOTHING: TallyTold = { played: 0, won: 0, drawn: 0 }

/** Rows of the same key become one. */
function summed<Row extends TallyTold>(rows: readonly Row[], key: (row: Row) => string): readonly Row[] {
  const all = new Map<string, Row>()
  for (const row of rows) {
    const { played, won, drawn } = all.get(key(row)) ?? NOTHING
    all.set(key(row), { ...row, played: played + row.played, won: won + row.won, drawn: drawn + row.drawn })
  }
  return [...all.values()]
}

/** Several records as one. */
export const together = (records: readonly RecordTold[]): RecordTold => ({
  all:
    summed(
      records.map(({ all }) => all),
      () => '',
    )[0] ?? NOTHING,
  isWhole: records.every(({ isWhole }) => isWhole),
  seats: summed(
    records.flatMap(({ seats }) => seats),
    ({ game, seat }) => `${game} ${seat}`,
  ),
  levels: summed(
    records.flatMap(({ levels }) => levels),
    ({ level }) => level,
  ),
  opponents: records.flatMap(({ opponents }) => opponents),
})
