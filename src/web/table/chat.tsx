import { type FormEvent, useRef, useState } from 'react'
import type { Viewer } from '#engine/game'
import type { LineTold } from '#protocol/told'
import { Badge } from '#web/design/badge.tsx'
import { Button } from '#web/design/button.tsx'
import { paperPlane } from '#web/design/icons'
import { Switch } from '#web/design/switch.tsx'
import type { Acts } from '#web/table/use-acts'
import { useNewestInView } from '#web/table/use-newest-in-view'
import { chat as catalogue } from '#web/words/chat'
import { useWords, useWordsOf } from '#web/words/words'
import './chat.css'

const LIMIT = 500
/** So few characters left are worth a word. */
const FEW = 80

interface ChatProps {
  readonly lines: readonly LineTold[]
  readonly as: Viewer
  /** Whether the match runs: then those who watch are heard by those who watch alone. */
  readonly isLive: boolean
  /** Whether the host lets those who watch say nothing. */
  readonly isBarred: boolean
  /** Who this one is, so that nobody mutes their own words. */
  readonly guest: string | null
  /** Whether there are others of the own side who can be spoken to alone. */
  readonly hasTeam: boolean
  readonly acts: Acts
}

/** What people say. Players hear players; those who watch hear all. */
export function Chat({ lines, as, isLive, isBarred, guest, hasTeam, acts }: ChatProps) {
  const { table: words } = useWords()
  const spoken = useWordsOf(catalogue)
  const said = lines.filter(({ what }) => what === 'chat')
  const { muted, mute } = useMuted(said, acts)
  const list = useNewestInView<HTMLUListElement>(said.length)
  const others = new Map(
    said.flatMap((line) => (line.guest && line.guest !== guest ? [[line.guest, line.name ?? words.someone]] : [])),
  )
  return (
    <div className="chat">
      <ul ref={list} className="chat-lines" aria-label={words.chat} tabIndex={0}>
        {said.length === 0 && <li className="chat-none">{spoken.chatEmpty}</li>}
        {said.map(({ n, guest: by = '', name, seat, text, to }) => (
          <li key={n} data-mine={by === guest || undefined}>
            <b>{name ?? words.someone}</b>
            {seat === null && <Badge>{words.spectator}</Badge>}
            {to && <Badge>{spoken.toTeam}</Badge>}
            {text && !muted.has(by) ? <span>{text}</span> : <em>{spoken.mutedText}</em>}
          </li>
        ))}
      </ul>
      {others.size > 0 && (
        <div className="chat-people">
          {[...others].map(([id, name]) => (
            <Button key={id} kind="quiet" aria-pressed={muted.has(id)} onClick={() => mute(id, !muted.has(id))}>
              {muted.has(id) ? spoken.unmute(name) : spoken.mute(name)}
            </Button>
          ))}
        </div>
      )}
      {as === 'spectator' && isLive && !isBarred && <p className="chat-aside">{spoken.chatAside}</p>}
      {isBarred ? <p className="chat-aside">{spoken.chatLocked}</p> : <ChatForm acts={acts} hasTeam={hasTeam} />}
    </div>
  )
}

/** Whom one does not want to hear: the server leaves their words out, and here what they have said already is hidden. */
function useMuted(said: readonly LineTold[], { act }: Acts) {
  const [set, setSet] = useState<ReadonlyMap<string, boolean>>(new Map())
  const muted = new Set<string>()
  for (const { guest, text } of said) {
    if (guest === undefined) continue
    if (set.get(guest) ?? text === '') muted.add(guest)
    else muted.delete(guest)
  }
  const mute = (guest: string, on: boolean) =>
    void act({ do: 'mute', guest, on }).then((done) => done && setSet((before) => new Map(before).set(guest, on)))
  return { muted, mute }
}

function ChatForm({ acts, hasTeam }: Pick<ChatProps, 'acts' | 'hasTeam'>) {
  const words = useWordsOf(catalogue)
  const [text, setText] = useState('')
  const [isForTeam, setForTeam] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    const said = text.trim()
    if (said === '' || isBusy) return
    setBusy(true)
    if (await acts.act({ do: 'chat', text: said, ...(hasTeam && isForTeam && { to: 'team' }) })) setText('')
    setBusy(false)
    field.current?.focus()
  }

  const left = LIMIT - text.length
  return (
    <form className="chat-form" onSubmit={(event) => void send(event)}>
      <input
        ref={field}
        aria-label={words.chatLabel}
        placeholder={words.chatLabel}
        value={text}
        maxLength={LIMIT}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon={paperPlane} busy={isBusy}>
        {words.send}
      </Button>
      {hasTeam && <Switch label={words.onlyTeam} on={isForTeam} onChange={setForTeam} />}
      {left < FEW && <small role="status">{words.chatLeft(left)}</small>}
    </form>
  )
}
