import { IllegalSetup } from '#engine/refusal'
import { BOSS } from '#games/roll-and-fight/content/bosses'
import { abilityOf, ITEMS_OF, TILES_OF } from '#games/roll-and-fight/content/heroes'
import { MINION_TYPES } from '#games/roll-and-fight/content/vocabulary'
import { isReconned, limitOf, poolOf, printed, roomIds } from '#games/roll-and-fight/rules/read'
import { fills } from '#games/roll-and-fight/rules/sets'
import type { Board, PlayerSetup, Setup, State } from '#games/roll-and-fight/types'

// What cannot be is refused, with the place in the position and the clause.

const illegal = (place: string, words: string, rule: string): never => {
  throw new IllegalSetup(`${place}: ${words}`, rule)
}

const hasTwins = (things: readonly unknown[]): boolean => new Set(things).size < things.length

/** RF-018, RF-R24 Nothing is there yet but den boards and who picks when. */
export function checkSetUp({ seats, order, boards, players, round = 1, faces }: Setup): void {
  if (boards?.length !== seats) illegal('boards', 'every seat needs one.', 'RF-018')
  if (hasTwins(boards!)) illegal('boards', 'each den board exists once.', 'RF-R25')
  checkOrder(order, seats)
  if (players?.length || round > 1 || faces) illegal('phase', 'in the set-up nothing has happened yet.', 'RF-189')
}

function checkOrder(order: Setup['order'], seats: number): void {
  if (order && (order.length !== seats || hasTwins(order) || order.some((seat) => seat >= seats)))
    illegal('order', 'every seat picks once.', 'RF-R24')
}

/** Throws `IllegalSetup` for a position in which a rule is broken; how it came about is not asked. */
export function check(state: State, setup: Setup, phase: NonNullable<Setup['phase']>): void {
  const { seats, players = [], order, boards, faces } = setup
  if (players.length !== seats) illegal('players', 'every seat needs a board.', 'RF-018')
  if (boards) illegal('boards', 'these are for the set-up; each player names a den.', 'RF-189')
  checkOrder(order, seats)
  if (hasTwins(players.map(({ hero }) => hero))) illegal('players', 'each Hero exists once.', 'RF-R24')
  if (hasTwins(players.map(({ den }) => den[0]))) illegal('players', 'each den board exists once.', 'RF-R25')
  if (hasTwins(players.map(({ boss }) => boss))) illegal('players', 'each Boss exists once.', 'RF-R25')
  const { den, boss } = state.options
  if (den !== 'random' && players[0]!.den[0] !== `${den}`)
    illegal('players[0].den', 'the options say another.', 'RF-R28')
  if (boss !== 'random' && players[0]!.boss !== boss) illegal('players[0].boss', 'the options say another.', 'RF-R28')
  if (faces && phase !== 'flashback') illegal('faces', 'no Flashback dice are rolled any more.', 'RF-038')
  for (const [seat, player] of players.entries()) {
    const where = `players[${seat}]`
    checkBoard(state.boards[seat]!, player, where)
    checkDen(state.boards[seat]!, state.round, where)
    checkDice(state.boards[seat]!, player, phase, where)
  }
  if (state.boards.every(({ dead }) => dead)) illegal('players', 'the match would be over.', 'RF-R108')
  if (poolOf(withOpening(state, players, phase)) < 0)
    illegal('players', 'there are not so many Fighting dice.', 'RF-017')
}

/** With the dice that are set aside where none are named. */
const withOpening = (state: State, players: readonly PlayerSetup[], phase: string): State => ({
  ...state,
  boards: state.boards.map((board, seat) => {
    const isOpening = !board.dead && (phase === 'flashback' || (phase === 'rolling' && !players[seat]!.dice))
    const dice = Array.from({ length: limitOf(board) }, (_, at) => ({ id: at + 1, face: null }))
    return isOpening ? { ...board, dice } : board
  }),
})

function checkBoard(
  board: Board,
  { items = [], tiles = [], recon = [], wounds = 0, bled = 0 }: PlayerSetup,
  where: string,
): void {
  const hero = board.hero!
  if (hasTwins(items.map(({ item }) => item))) illegal(`${where}.items`, 'each Item is there once.', 'RF-021')
  for (const { item } of items)
    if (!ITEMS_OF[hero].includes(item)) illegal(`${where}.items`, `${item} is not one of this Hero.`, 'RF-005')
  for (const { item, marked, spent } of board.items)
    if (spent > marked) illegal(`${where}.items`, `of ${item} more squares are crossed out than marked.`, 'RF-134')
  if (hasTwins(tiles)) illegal(`${where}.tiles`, 'each tile is there once.', 'RF-R39')
  for (const tile of tiles)
    if (!TILES_OF[hero].includes(tile)) illegal(`${where}.tiles`, `${tile} is not one of this Hero.`, 'RF-005')
  if (board.spent > board.xp) illegal(`${where}.spent`, 'more Experience is crossed out than marked.', 'RF-055')
  if (wounds + bled > board.health.length) illegal(`${where}.wounds`, 'there are not so many Health spaces.', 'RF-122')
  if (board.bossHits > BOSS[board.boss!].health) illegal(`${where}.bossHits`, 'the Boss has less health.', 'RF-114')
  if (hasTwins(recon.map(({ ability }) => ability))) illegal(`${where}.recon`, 'each ability is named once.', 'RF-R36')
  for (const { ability, marks } of recon) {
    const { dice } = abilityOf(ability)
    if (dice.length === 0) illegal(`${where}.recon`, `${ability} takes no dice.`, 'RF-049')
    if (!isKnown(board, ability)) illegal(`${where}.recon`, `${ability} is not on the board.`, 'RF-046')
    if (dice.length > limitOf(board)) illegal(`${where}.recon`, `${ability} needs too many dice.`, 'RF-R104')
    if (!isReconned(board, ability) || marks > 2 || (marks === 2 && isReconned({ recon: { [ability]: 1 } }, ability)))
      illegal(`${where}.recon`, `${ability} is not marked as it has to be.`, 'RF-048')
  }
}

const isKnown = (board: Board, ability: string): boolean =>
  ['dash', 'punch', 'fire', 'charge', ...board.tiles].includes(ability)

function checkDen(board: Board, round: number, where: string): void {
  for (const [at, room] of roomIds(board).entries()) {
    const { collected, marked, minions } = board.rooms[at]!
    const { loot, objective } = printed(board, room)
    if (collected > loot) illegal(`${where}.collected`, `${room} has not so much Loot.`, 'RF-153')
    if (marked && !objective) illegal(`${where}.objectives`, `${room} has no Objective.`, 'RF-011')
    for (const minion of minions) {
      if (minion.died > round) illegal(`${where}.dead`, `in ${room} one has not died yet.`, 'RF-027')
      if (minion.died > 0 && (minion.evaded || minion.dot))
        illegal(`${where}.dead`, `${room} has one that is dead.`, 'RF-R65')
      if (minion.dot && printed(board, room).minions[minions.indexOf(minion)] !== 'tough-guy')
        illegal(`${where}.dots`, `in ${room} this is no Tough Guy.`, 'RF-110')
    }
  }
  for (const type of MINION_TYPES) {
    const dead = roomIds(board).flatMap((room, at) =>
      board.rooms[at]!.minions.filter(({ died }, which) => died > 0 && printed(board, room).minions[which] === type),
    )
    if (board.kills[type] < dead.length) illegal(`${where}.kills`, `more ${type}s lie dead.`, 'RF-R94')
  }
}

/** Which dice can lie where when a phase starts. */
function checkDice(board: Board, player: PlayerSetup, phase: NonNullable<Setup['phase']>, where: string): void {
  const { dice = [], sets = [], bled = 0, evaded = [], dots = [], stopped, taken, recon = [] } = player
  const isRolling = phase === 'rolling'
  if (!isRolling && (dice.length > 0 || stopped || taken)) illegal(`${where}.dice`, 'nobody is rolling.', 'RF-082')
  if (phase === 'flashback' && sets.length > 0) illegal(`${where}.sets`, 'no dice lie on abilities.', 'RF-R99')
  if (phase !== 'fighting' && !isRolling && bled > 0)
    illegal(`${where}.bled`, 'no dice lie on the Health Track.', 'RF-093')
  if (phase !== 'resolution' && evaded.length > 0) illegal(`${where}.evaded`, 'nobody is evaded.', 'RF-169')
  if (dots.length > 0) illegal(`${where}.dots`, 'dots are erased when the Fighting Phase ends.', 'RF-111')
  if (dice.length > limitOf(board)) illegal(`${where}.dice`, `there are ${limitOf(board)} at most.`, 'RF-165')
  if (board.dead && dice.length + sets.length + bled > 0) illegal(`${where}.dice`, 'the dead have none.', 'RF-R108')
  for (const { ability, faces } of sets) {
    const { dice: slots, mark } = abilityOf(ability)
    const isTwice = mark === 'one-use' && sets.filter((set) => set.ability === ability).length > 1
    if (!isKnown(board, ability)) illegal(`${where}.sets`, `${ability} is not on the board.`, 'RF-068')
    if (slots.length !== faces.length || slots.length === 0 || !fills(board, slots, faces))
      illegal(`${where}.sets`, `this is no set for ${ability}.`, 'RF-R51')
    if (slots.length > limitOf(board)) illegal(`${where}.sets`, `${ability} needs too many dice.`, 'RF-166')
    if (isTwice || (mark === 'one-use' && recon.some((one) => one.ability === ability)))
      illegal(`${where}.sets`, `${ability} takes one set, and none after Recon.`, 'RF-072')
  }
}
