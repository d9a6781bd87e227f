import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './tabs.css'

interface Tab {
  readonly id: string
  readonly label: ReactNode
  readonly children: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly current: string
  /** `byPointer` tells a press of mouse or finger from the keyboard, which stays at the tabs. */
  readonly onChange: (id: string, byPointer: boolean) => void
}

/** One of several sheets; arrow keys turn them over. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const shown = Math.max(
    0,
    tabs.findIndex(({ id }) => id === current),
  )

  function turn(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step === undefined ? { Home: 0, End: tabs.length - 1 }[event.key] : shown + step
    if (next === undefined) return
    event.preventDefault()
    const at = (next + tabs.length) % tabs.length
    onChange(tabs[at]!.id, false)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }

  return (
    <div className="ui-tabs">
      <div ref={list} role="tablist" aria-label={label} onKeyDown={turn}>
        {tabs.map(({ id, label: name }, at) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-controls={`${base}-sheet`}
            aria-selected={at === shown}
            tabIndex={at === shown ? 0 : -1}
            onClick={({ detail }) => onChange(id, detail > 0)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-sheet`} aria-labelledby={`${base}-${tabs[shown]!.id}`} tabIndex={0}>
        {tabs[shown]!.children}
      </div>
    </div>
  )
}
