import type { Bot } from '#bots/bot'
import type { Io } from '#cli/command'
import type { Keyboard } from '#cli/keyboard'
import { saveMatch } from '#cli/match-file'
import { paintFor } from '#cli/paint'
import { PROGRAM } from '#cli/program'
import type { GameTypes, Seat, Viewer } from '#engine/game'
import { same } from '#engine/json'
import type { Question } from '#engine/frozen'
import type { Input, Match, MatchRecord } from '#engine/match'
import { SeededRandom } from '#engine/random'
import { type Refusal, Refused } from '#engine/refusal'
import { isTogether } from '#engine/sides'
import {
  type Company,
  glossed,
  numbered,
  type Paint,
  plain,
  type Screen,
  screenOf,
  type TerminalTable,
} from '#engine/terminal'
import { wrap } from '#engine/words'
import type { AnyBox } from '#games/box'

/** Wipes the screen and what was scrolled off it. */
const WIPE = '\x1b[2J\x1b[3J\x1b[H'

/** A person, or a bot and its name. */
export type Player = 'person' | { readonly name: string; readonly bot: Bot<GameTypes> }

interface Room {
  readonly io: Io
  readonly keyboard: Keyboard
  /** Where the match is kept. */
  readonly file: string | undefined
  /** Whether all of it is there already. */
  readonly isKept: boolean
  /** The match as a file. */
  readonly record: () => MatchRecord
  /** How the game looks and is spoken to here. */
  readonly table: TerminalTable<GameTypes>
}

/** What came of asking a person. */
type Answer = 'moved' | 'left'

/** One match at one terminal, from the first question to the last. */
export class Evening {
  readonly #box: AnyBox
  readonly #match: Match<GameTypes>
  readonly #players: readonly Player[]
  readonly #room: Room
  readonly #paint: Paint
  /** The one person, or everybody at a shared screen. */
  readonly #audience: Viewer
  readonly #luck: SeededRandom

  constructor(box: AnyBox, match: Match<GameTypes>, players: readonly Player[], room: Room) {
    this.#box = box
    this.#match = match
    this.#players = players
    this.#room = room
    this.#paint = paintFor(room.io.stdout)
    const people = [...players.keys()].filter((seat) => players[seat] === 'person')
    this.#audience = people.length === 1 ? people[0]! : 'spectator'
    this.#luck = SeededRandom.from(match.save().seed ?? 'ludus')
  }

  async play(): Promise<void> {
    const match = this.#match
    this.#say(this.#paint('dim', 'Type ? for help, quit to leave.'))
    if (match.inputs.length === 0) {
      this.#tell(match.opening)
      this.#seatBots()
    }
    if (!this.#room.isKept) await this.#keep()
    while (!match.outcome) {
      if (this.#box.game.beat?.(match.state)) {
        if ((await this.#passBeat()) === 'left') return this.#leave()
        await this.#keep()
        continue
      }
      // Nobody keeps time at this table: what only a clock could end goes on.
      const open = match.pending().filter(({ actor, locked }) => !locked && actor !== 'clock')
      if (open.length === 0) throw new Error('A match that waits for its clock cannot be played here.')
      const asked = open.find(({ actor }) => this.#playerOf(actor) === 'person') ?? open[0]!
      const player = this.#playerOf(asked.actor)
      if (player !== 'person') this.#think(asked.actor as Seat, player)
      else if ((await this.#askPerson(asked)) === 'left') return this.#leave()
      await this.#keep()
    }
    await this.#end()
  }

  /** Time does not press here: at each beat everybody may do one thing, or wait; where all wait, it passes as far as it may. */
  async #passBeat(): Promise<Answer> {
    const match = this.#match
    const { plays } = match
    for (const asked of match.pending().filter(({ actor, lasting }) => lasting && actor !== 'clock')) {
      const player = this.#playerOf(asked.actor)
      if (player !== 'person') this.#think(asked.actor as Seat, player)
      else if ((await this.#askPerson(asked)) === 'left') return 'left'
      if (match.outcome) return 'moved'
    }
    const { now, every, next } = this.#box.game.beat!(match.state)!
    const at = match.plays > plays ? now + every : (next ?? now + every)
    this.#tell(match.submit({ actor: 'clock', choice: { kind: 'tick', at } }))
    return 'moved'
  }

  #playerOf(actor: Question['actor']): Player {
    return this.#players[actor as Seat]!
  }

  /** Bots settle what is their own before they play. */
  #seatBots(): void {
    const match = this.#match
    for (const [seat, player] of this.#players.entries())
      if (player !== 'person')
        for (const choice of this.#box.game.botAsides?.(match.view(seat), seat) ?? [])
          if (match.isAside(seat, choice)) this.#tell(match.submit({ actor: seat, choice }))
  }

  #think(seat: Seat, { bot }: Exclude<Player, 'person'>): void {
    const { game } = this.#box
    const view = this.#match.view(seat)
    const luck = this.#luck.split(`${seat}/${this.#match.inputs.length}`)
    this.#tell(this.#match.submit({ actor: seat, choice: bot(view, game.choices(view, seat), luck) }))
  }

  /** Shows a person the table and listens until something has happened. */
  async #askPerson(asked: Question): Promise<Answer> {
    const seat = asked.actor as Seat
    const isPrivate = this.#isShared && this.#isScreen && this.#seesMore(seat)
    if (isPrivate) {
      const ready = await this.#room.keyboard.ask(
        `${this.#box.texts.en.seat(seat)}: press Enter when nobody else looks. `,
      )
      if (ready === undefined) return 'left'
    }
    this.#show(asked)
    const isHidden = this.#isShared && asked.sealed === true
    if (isHidden && this.#isScreen) this.#say(this.#paint('dim', 'What you type now is not shown.'))
    const answer = await this.#listen(asked, isHidden)
    if (isPrivate) this.#room.io.stdout.write(WIPE)
    return answer
  }

  async #listen(asked: Question, hidden: boolean): Promise<Answer> {
    const seat = asked.actor as Seat
    for (;;) {
      const typed = await this.#room.keyboard.ask(`${this.#box.texts.en.seat(seat)}> `, { hidden })
      if (typed === undefined) return 'left'
      const [word = '', ...rest] = typed.trim().split(/\s+/)
      switch (word.toLowerCase()) {
        case '':
          break
        case '?':
        case 'help':
          this.#help()
          break
        case 'table':
          this.#show(asked)
          break
        case 'why':
          this.#why(asked, rest.join(' '))
          break
        case 'settle':
          this.#settle(seat, rest.join(' '))
          break
        case 'save':
          await this.#save(rest.join(' '))
          break
        case 'quit':
        case 'exit':
        case 'q':
          return 'left'
        case 'undo':
        case 'back':
          if (this.#takeBack(seat)) return 'moved'
          break
        case 'resign':
          if (await this.#resign(seat)) return 'moved'
          break
        default:
          if (asked.lasting && word.toLowerCase() === 'wait') return 'moved'
          if (this.#choose(asked, typed.trim())) return 'moved'
      }
    }
  }

  #show(asked: Question): void {
    const match = this.#match
    const seat = asked.actor as Seat
    const view = match.view(seat)
    const locked = match.pending().filter((question) => question.locked)
    const company: Company = {
      players: this.#players.map((player, at) => {
        if (player !== 'person') return player.name
        return this.#audience === at ? 'you' : ''
      }),
      locked: this.#players.map((_, at) => locked.some(({ actor }) => actor === at)),
    }
    this.#say('', ...this.#room.table.draw(view, match.choices(seat), company, this.#screen))
    const question = wrap(this.#box.texts.en.decision(asked, view), this.#screen.width)
    this.#say(...question.map((line) => this.#paint('bold', line)))
  }

  #choose(asked: Question, typed: string): boolean {
    const choice = this.#read(asked, typed)
    if (choice === undefined) return false
    const done = this.#attempt(() => this.#tell(this.#match.submit({ actor: asked.actor, choice }, asked.decision)))
    if (done && this.#isShared && this.#match.sealedBy(asked.actor) !== undefined)
      this.#say(this.#paint('cyan', `${this.#box.texts.en.seat(asked.actor as Seat)}: locked in.`))
    return done
  }

  /** Settles something that is the seat's own affair, or lists what that could be. */
  #settle(seat: Seat, typed: string): void {
    const match = this.#match
    const asides = match.asides(seat)
    const choice = asides[Number(typed) - 1]
    if (choice && this.#attempt(() => this.#tell(match.submit({ actor: seat, choice })))) return this.#say('Settled.')
    if (asides.length === 0) return this.#sentence('There is nothing to settle here.')
    const { en: text } = this.#box.texts
    const sentences = asides.map((aside) => text.choice(aside, match.view(seat)))
    this.#say(...numbered(sentences, { ...this.#screen, paint: plain }))
  }

  /** Says whether a choice may be made, and by which rule not; of a card alone, what may be done with it. */
  #why(asked: Question, typed: string): void {
    if (typed === '') return this.#sentence('Why what? Add what you would like to choose.')
    const view = this.#match.view(asked.actor as Seat)
    const { table } = this.#room
    const choice = table.read(typed, view, this.#match.choices(asked.actor), asked)
    const meant = choice === undefined ? (table.about?.(typed, view, this.#match.choices(asked.actor)) ?? []) : [choice]
    if (meant.length === 0) return this.#sentence('That is nothing one could choose. Type ? for help.')
    const refusals = meant.map((one) => this.#match.whyNot(asked.actor, one))
    const allowed = meant.filter((_, at) => !refusals[at])
    for (const one of allowed) this.#sentence(`You may: ${this.#box.texts.en.choice(one as { kind: string }, view)}`)
    if (allowed.length > 0) return
    const reasons = new Map(refusals.flatMap((refused) => (refused ? [[refused.message, refused] as const] : [])))
    for (const refused of reasons.values()) this.#refuse(refused)
  }

  #read(asked: Question, typed: string): unknown {
    const view = this.#match.view(asked.actor as Seat)
    const choice = this.#room.table.read(typed, view, this.#match.choices(asked.actor), asked)
    if (choice === undefined) this.#sentence('That is no choice and no command. Type ? for help.')
    return choice
  }

  /** Undoes what whoever is asked did last; else takes back the sealed choice of someone at this keyboard. */
  #takeBack(seat: Seat): boolean {
    const match = this.#match
    const own = match.undoers.filter((undoer) => this.#playerOf(undoer) === 'person')
    const undoer = own.includes(seat) ? seat : own[0]
    if (undoer !== undefined) return this.#attempt(() => match.submit({ actor: undoer, act: 'undo' }))
    const sealed = match.pending().find(({ actor, locked }) => locked && this.#playerOf(actor) === 'person')
    return this.#attempt(() => match.submit({ actor: sealed?.actor ?? seat, act: 'take-back' }))
  }

  /** Who gives up has lost; what all play together all give up, who sit at this keyboard. */
  async #resign(seat: Seat): Promise<boolean> {
    const sure = await this.#room.keyboard.ask('Give up the match? Type yes: ')
    if (!/^y(es)?$/i.test(sure?.trim() ?? '')) {
      this.#say('The match goes on.')
      return false
    }
    const input: Input = isTogether(this.#match.sides)
      ? { actor: 'clock', act: 'agreed', what: 'abandon' }
      : { actor: seat, act: 'resign' }
    return this.#attempt(() => this.#match.submit(input))
  }

  /** Whether it is saved now; what is wrong is said. */
  async #save(file: string): Promise<boolean> {
    if (file === '') {
      this.#say('Say where: save FILE.')
      return false
    }
    const problem = await saveMatch(this.#record(), file)
    const later = this.#match.outcome ? `replay ${file}" shows it again.` : `play --load ${file}" goes on with it.`
    this.#say(problem ?? `Saved in ${file}. "${PROGRAM} ${later}`)
    return problem === undefined
  }

  /** The match, and who plays it, so that it goes on as it was. */
  #record(): MatchRecord {
    const players = this.#players.map((player) => (player === 'person' ? player : player.name))
    return { ...this.#room.record(), players }
  }

  /** Keeps the match where `--save` says. */
  async #keep(): Promise<void> {
    const { file } = this.#room
    const problem = file === undefined ? undefined : await saveMatch(this.#record(), file)
    if (problem !== undefined) this.#say(problem)
  }

  #help(): void {
    const commands = [
      ['table', 'shows the table again'],
      ['why CARD', 'says whether you may choose it, and why not'],
      ['back, undo', 'takes back what can still be taken back'],
      ...(this.#box.game.asides ? [['settle N', 'settles something for you alone; without N, lists what']] : []),
      ...(this.#box.game.beat ? [['wait', 'lets time pass, where it does']] : []),
      ['save FILE', 'keeps the match in a file'],
      ...(this.#canResign ? [['resign', 'gives up']] : []),
      ['quit', 'leaves the table'],
    ]
    this.#say('', ...this.#room.table.help(this.#screen), '')
    this.#say(...commands.flatMap(([name = '', what = '']) => glossed(name, what, 14, this.#screen)))
  }

  async #end(): Promise<void> {
    const outcome = this.#match.outcome!
    const lines = wrap(this.#box.texts.en.outcome(outcome), this.#screen.width - outcome.rule.length - 2)
    const last = lines.pop()!
    this.#say('', ...lines.map((line) => this.#paint('bold', line)))
    this.#say(this.#paint('bold', last) + this.#paint('dim', `  ${outcome.rule}`))
    if (this.#room.file === undefined) return this.#offer()
    this.#say(`The match is in ${this.#room.file}.`)
  }

  /** Asks whether the match shall be kept, until that is clear. */
  async #offer(): Promise<void> {
    let prompt = 'Keep the match? Type save FILE, or Enter to leave: '
    for (;;) {
      const typed = (await this.#room.keyboard.ask(prompt))?.trim()
      if (typed === undefined || /^(no?|q|quit|exit|)$/i.test(typed)) return
      const file = typed.replace(/^save(\s+|$)/i, '')
      // A name with a dot or a folder in it is meant as one; a word may be an answer to something else.
      if (/^(y|yes|)$/i.test(file)) prompt = 'In which file? Type its name, or Enter to leave: '
      else if (file !== typed || /[./\\]/.test(file) || prompt.startsWith('In')) {
        if (await this.#save(file)) return
      } else this.#sentence('Type save and the name of a file, such as save match.json.')
    }
  }

  #leave(): void {
    const { file } = this.#room
    const isNew = !this.#match.inputs.some((input) => this.#playerOf(input.actor) === 'person')
    const lost = isNew ? '' : ' The match was not kept; next time, type save FILE before you leave.'
    this.#say(
      ...wrap(
        file === undefined
          ? `You leave the table.${lost}`
          : `You leave the table. "${PROGRAM} play --load ${file}" goes on.`,
        this.#screen.width,
      ),
    )
  }

  /** Whether a seat sees anything that the others at the screen must not. */
  #seesMore(seat: Seat): boolean {
    return !same({ ...this.#match.view(seat), viewer: null }, { ...this.#match.view('spectator'), viewer: null })
  }

  get #canResign(): boolean {
    const { abandon, resign } = this.#box.game
    return (isTogether(this.#match.sides) ? abandon : resign) !== undefined
  }

  /** As wide as the terminal is now. */
  get #screen(): Screen {
    return screenOf(this.#room.io.stdout.columns, this.#paint)
  }

  get #isShared(): boolean {
    return this.#audience === 'spectator'
  }

  get #isScreen(): boolean {
    const { stdin, stdout } = this.#room.io
    return Boolean(stdin.isTTY && stdout.isTTY)
  }

  /** Says what happened, as far as the audience may know it. */
  #tell(events: readonly GameTypes['Event'][]): void {
    for (const event of events) {
      const heard = this.#box.game.hear(event, this.#audience)
      if (heard) this.#sentence(this.#box.texts.en.event(heard), heard.rule)
    }
  }

  #refuse(refused: Refusal): void {
    this.#sentence(this.#box.texts.en.refusal(refused), refused.rule)
  }

  /** A sentence, and small behind it the clause that it follows from. */
  #sentence(sentence: string, rule?: string): void {
    const lines = wrap(rule === undefined ? sentence : `${sentence} ${rule}`, this.#screen.width)
    const last = lines.pop()!
    const end =
      rule !== undefined && last.endsWith(rule) ? last.slice(0, -rule.length) + this.#paint('dim', rule) : last
    this.#say(...lines, end)
  }

  #attempt(work: () => unknown): boolean {
    try {
      work()
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.#refuse(error.refusal)
      return false
    }
  }

  #say(...lines: readonly string[]): void {
    this.#room.io.stdout.write(lines.map((line) => `${line}\n`).join(''))
  }
}
