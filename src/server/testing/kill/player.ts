import { setTimeout as sleep } from 'node:timers/promises'
import { same } from '#engine/json'
import { pick, type Random } from '#engine/random'
import { type LineTold, type NewsTold, type NowTold, nowAfter, type SocketTold } from '#protocol/told'
import { Cut, Line, type Reply } from '#server/testing/kill/line'

/** The answer to a question of the game, by the question's number. */
export interface Answer {
  readonly decision: number
  readonly choice: object
  /** It waits for the next beat; the question stays. */
  readonly isLasting?: true
}

/** What a player knows of one match. */
export interface Notes {
  readonly table: string
  readonly seat: number
  /** Every line it was told. */
  readonly lines: LineTold[]
  /** Every answer it has sent. */
  readonly sent: Answer[]
  /** Those that the server has said are done, or has shown to be there. */
  readonly acknowledged: Answer[]
  /** The match as it was last seen. */
  view?: object | undefined
}

/** What is counted over all players. */
export interface Counts {
  acknowledged: number
  /** Those of them that waited for the next beat. */
  ordered: number
  /** Answers that were on their way when the server was killed, and turned out to be there. */
  kept: number
  /** Those that turned out not to be there. */
  gone: number
  /** Sealed choices that were there again after a kill, their seat locked in. */
  sealed: number
  /** Answers that were there already, were sent once more, and were refused. */
  stale: number
}

/** What a server answers that cannot reach its store. */
const NO_STORE = 503
/** One question in so many is thought about, and for how long, in milliseconds, at most. */
const [PONDERS, LONGEST_THOUGHT] = [4, 60]
/** How long, in milliseconds, until the next attempt to connect. */
const PAUSE = 10

/** Someone at a table who plays at random, notes everything, and comes back whenever the line is cut. */
export class Player {
  readonly #urls: readonly string[]
  readonly #random: Random
  readonly #counts: Counts
  readonly #fault: (sentence: string) => void
  #cookie = ''
  #line: Line | undefined
  #notes: Notes | undefined
  #now: NowTold | undefined
  /** Sent, and not answered yet. */
  #open: Answer | undefined
  /** Refused, because the store could not be reached: it must not be there. */
  #denied: Answer | undefined
  /** The question that it has thought about, and when it will choose. */
  #pondered = -1
  #choosesAt = 0
  /** Whether it knows how things stand, so that it can choose. */
  #isBack = false
  #resting = false
  #isOver = false
  #hasLeft = false
  #goHome = (): void => {}

  /** At any of these doors it is the same. */
  constructor(urls: readonly string[], random: Random, counts: Counts, fault: (sentence: string) => void) {
    this.#urls = urls
    this.#random = random
    this.#counts = counts
    this.#fault = fault
  }

  /** Becomes someone: gets a cookie. */
  async arrive(): Promise<void> {
    const response = await fetch(`${this.#urls[0]}/api/me`)
    await response.text()
    this.#cookie = response.headers.getSetCookie()[0]!.split(';', 1)[0]!
  }

  /** Sets up a table and answers its id; as often as the server is killed meanwhile, again. */
  async createTable(wanted: object): Promise<string> {
    for (;;) {
      const response = await this.#post('/api/tables', wanted).catch(() => undefined)
      if (response?.status === 201) return (response.body as { readonly table: { readonly id: string } }).table.id
      if (response && response.status !== NO_STORE)
        throw new Error(`There is no table: ${JSON.stringify(response.body)}`)
      await sleep(PAUSE)
    }
  }

  async #post(path: string, body: object): Promise<{ readonly status: number; readonly body: unknown }> {
    const response = await fetch(pick(this.#random, this.#urls) + path, {
      method: 'POST',
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }

  /** Plays one match to its end and notes everything. */
  async play(notes: Notes): Promise<void> {
    this.#notes = notes
    this.#now = undefined
    this.#open = undefined
    this.#pondered = -1
    this.#isOver = false
    const over = new Promise<void>((resolve) => {
      this.#goHome = resolve
    })
    while (!this.#isOver && !this.#hasLeft) {
      try {
        await this.#comeBack(notes)
        await Promise.race([over, this.#line!.cut])
        await this.#line!.ask({ do: 'unwatch', table: notes.table })
      } catch (error) {
        if (!(error instanceof Cut)) throw error
        await sleep(PAUSE)
      }
    }
  }

  /** Whether it sits at a running match and is connected to it. */
  get isPlaying(): boolean {
    return this.#isBack && this.#line!.isOpen && this.#now?.status === 'live'
  }

  get notes(): Notes | undefined {
    return this.#notes
  }

  /** Chooses no more. */
  rest(): void {
    this.#resting = true
  }

  /** Whether nothing is on its way. */
  get isStill(): boolean {
    return this.#isBack && this.#line!.isOpen && !this.#open
  }

  /** Reads the whole table again; it must be what was told line by line. */
  async readAgain(): Promise<void> {
    const { table, seat } = this.#notes!
    await this.#do({ do: 'watch', table, as: seat })
  }

  /** Goes home in the midst of it, for good. */
  leave(): void {
    this.#hasLeft = true
    this.#end()
    this.#line?.end()
  }

  #end(): void {
    this.#isOver = true
    this.#goHome()
  }

  async #comeBack(notes: Notes): Promise<void> {
    const { table, seat, lines } = notes
    this.#isBack = false
    if (!this.#line?.isOpen) await this.#call()
    if (lines.length === 0) {
      // Whether it sat down before the line was cut is not known: then the seat is taken, by itself.
      const reply = await this.#ask({ do: 'sit', table, seat })
      if (reply.kind === 'refused' && !['taken', 'full'].includes(reply.error.code))
        this.#fault(`${table}: no seat, ${reply.error.code}`)
      if (this.#urls.length > 1) await this.#lookElsewhere(notes)
    } else await this.#do({ do: 'watch', table, as: seat, since: lines.length })
    // And all of it, from the start: the very same.
    await this.#do({ do: 'watch', table, as: seat })
    await this.#lookAround(notes)
    this.#isBack = true
    this.#goOn()
  }

  async #call(): Promise<void> {
    this.#line?.end()
    this.#line = await Line.open(pick(this.#random, this.#urls), this.#cookie, (told) => this.#hear(told))
  }

  /** Whoever has sat down at one door has that seat at every other, at once. */
  async #lookElsewhere({ table, seat }: Notes): Promise<void> {
    await this.#call()
    const reply = await this.#ask({ do: 'watch', table })
    if (reply.kind === 'done' && reply['as'] !== seat)
      this.#fault(`${table}: seat ${seat} was turned into ${String(reply['as'])}`)
  }

  /** The answer; a server that cannot reach its store is as good as none. */
  async #ask(message: object): Promise<Reply> {
    const reply = await this.#line!.ask(message)
    if (reply.kind !== 'refused' || !['no-store', 'not-known'].includes(reply.error.code)) return reply
    this.#line!.end()
    throw new Cut()
  }

  /** After a cut: what became of the last answers? */
  async #lookAround({ table, seat, acknowledged }: Notes): Promise<void> {
    const own = this.#now?.own
    const last = acknowledged.at(-1)
    if (last && !last.isLasting && own?.decision === last.decision) {
      if (same(own.locked, last.choice)) this.#counts.sealed++
      else this.#fault(`${table}: the sealed choice ${JSON.stringify(last)} of seat ${seat} is gone`)
    }
    const denied = this.#denied
    this.#denied = undefined
    if (denied && (own?.decision !== denied.decision || own.locked))
      this.#fault(`${table}: the answer ${JSON.stringify(denied)} of seat ${seat} was refused, and is there`)
    const open = this.#open
    this.#open = undefined
    // Of what was to be done at the next beat nobody knows whether it was, and it need not have been.
    if (!open || open.isLasting) return
    if (own?.decision === open.decision && !own.locked) {
      this.#counts.gone++
      return
    }
    this.#counts.kept++
    acknowledged.push(open)
    if (own?.decision === open.decision) {
      if (!same(own.locked, open.choice)) this.#fault(`${table}: seat ${seat} has locked in what it never chose`)
      return
    }
    // The question is closed: the same answer once more must not land on the next.
    const reply = await this.#ask({ do: 'choose', table, seat, decision: open.decision, choice: open.choice })
    if (reply.kind === 'refused') this.#counts.stale++
    else this.#fault(`${table}: the answer ${JSON.stringify(open)} of seat ${seat} was taken twice`)
  }

  /** Some think for a while about a question: then somebody else has locked in alone, and the server may be killed. */
  #isPondering(decision: number): boolean {
    if (this.#pondered !== decision) {
      this.#pondered = decision
      const wait = this.#random.below(PONDERS) === 0 ? this.#random.below(LONGEST_THOUGHT) : 0
      this.#choosesAt = performance.now() + wait
      if (wait > 0) setTimeout(() => this.#line?.isOpen && this.#maybeChoose(), wait + 1)
    }
    return performance.now() < this.#choosesAt
  }

  #maybeChoose(): void {
    const own = this.#now?.own
    if (!own || own.locked || this.#open || !this.#isBack || this.#resting) return
    if (this.#isPondering(own.decision)) return
    const { table, seat } = this.#notes!
    if (own.choices.length === 0) return
    const isLasting = this.#now!.time && ({ isLasting: true } as const)
    const answer: Answer = { decision: own.decision, choice: pick(this.#random, own.choices), ...isLasting }
    this.#open = answer
    this.#notes!.sent.push(answer)
    this.#line!.ask({ do: 'choose', table, seat, decision: answer.decision, choice: answer.choice }).then(
      (reply) => this.#answered(answer, reply),
      () => {},
    )
  }

  #answered(answer: Answer, reply: Reply): void {
    const { table, seat, acknowledged } = this.#notes!
    const code = reply.kind === 'refused' ? reply.error.code : undefined
    // Whether it counts is to be seen.
    if (code === 'not-known') return this.#line!.end()
    this.#open = undefined
    if (code === 'no-store') {
      this.#denied = answer
      return this.#line!.end()
    }
    // By the next beat it may not be possible any more.
    if (code !== undefined && answer.isLasting) return this.#goOn()
    if (code !== undefined) return this.#fault(`${table}: seat ${seat} was refused: ${code}`)
    acknowledged.push(answer)
    this.#counts.acknowledged++
    if (answer.isLasting) this.#counts.ordered++
    this.#goOn()
  }

  /** Goes on, or goes home. What is acknowledged comes after the line that tells of it. */
  #goOn(): void {
    if (this.#now?.status === 'over' && !this.#open && this.#isBack) this.#end()
    else this.#maybeChoose()
  }

  #hear(told: SocketTold): void {
    if ('as' in told && told.as !== this.#notes?.seat) return
    if (told.kind === 'table' && told.table.id === this.#notes?.table) this.#compare(told.lines, told.now)
    else if (told.kind === 'lines' && told.table === this.#notes?.table) this.#note(told.lines, told.now)
  }

  /** News: the lines must go on where the last ones ended. */
  #note(news: readonly LineTold[], changed: NewsTold): void {
    const { table, seat, lines } = this.#notes!
    for (const line of news) {
      if (line.n !== lines.length + 1)
        this.#fault(`${table}: seat ${seat} was told line ${line.n} after ${lines.length}`)
      lines.push(withoutChanges(line))
    }
    this.#know(nowAfter(this.#now!, news, changed).now)
    this.#goOn()
  }

  /** The last lines, or all: they are what was told line by line, and what the view came to by its changes is the view. */
  #compare(all: readonly LineTold[], now: NowTold): void {
    const { table, seat, lines } = this.#notes!
    const first = all[0]?.n ?? 1
    const known = lines.slice(first - 1)
    if (first > lines.length + 1 || !same(all.slice(0, known.length), known))
      this.#fault(`${table}: seat ${seat} was told other lines than there are`)
    if (this.#now?.view && all.length === known.length && !same(this.#now.view, now.view))
      this.#fault(`${table}: seat ${seat} was told changes that lead elsewhere`)
    lines.push(...all.slice(known.length))
    this.#know(now)
  }

  /** How things stand; who is locked in follows from the lines. */
  #know(now: NowTold): void {
    this.#now = now
    this.#notes!.view = now.view
    const { table, seat, lines } = this.#notes!
    const locked = new Set<unknown>()
    for (const line of lines) {
      if (line.what === 'locked') locked.add(line.seat)
      else if (line.what === 'played') locked.clear()
    }
    const shown = now.pending.filter((asked) => asked.locked).map(({ actor }) => actor)
    if ((now.status === 'live' && shown.length !== locked.size) || !shown.every((actor) => locked.has(actor)))
      this.#fault(`${table}: seat ${seat} sees ${String(shown)} locked in, and not ${String([...locked])}`)
  }

  async #do(message: object): Promise<void> {
    const reply = await this.#ask(message)
    if (reply.kind === 'refused') this.#fault(`${JSON.stringify(message)} was refused: ${reply.error.code}`)
  }
}

/** How the view changed is told to those alone who were there. */
const withoutChanges = ({ changes: _changes, ...line }: LineTold): LineTold => line
