import { useSyncExternalStore } from 'react'
import type { Language } from '#engine/game'
import { LANGUAGES } from '#web/words/languages'

/** What someone has set on this device. */
export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark'
  /** `auto` is the browser's. */
  readonly language: 'auto' | Language
  /** How fast things move; 0 shows them at once. */
  readonly speed: 0 | 0.5 | 1 | 2
  /** Whether what cannot be undone is asked twice. */
  readonly confirm: boolean
  readonly sound: boolean
  /** Whether what happens at the table can be heard; `auto` is everywhere but on a phone. */
  readonly effects: 'auto' | boolean
  /** Whether the title of the page blinks on one's turn. */
  readonly blink: boolean
}

/** All that each may be, the first as it is delivered. */
export const VALUES: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  theme: ['auto', 'light', 'dark'],
  language: ['auto', ...LANGUAGES],
  speed: [1, 0, 0.5, 2],
  confirm: [true, false],
  sound: [true, false],
  effects: ['auto', true, false],
  blink: [true, false],
}

const KEY = 'ludus-settings'
const listeners = new Set<() => void>()
let settings = parseSettings(stored())

/** Reads what was kept; what is not there or makes no sense is as it was delivered. */
export function parseSettings(text: string | null): Settings {
  const kept = parseObject(text)
  return Object.fromEntries(
    Object.entries(VALUES).map(([name, values]) => [
      name,
      (values as readonly unknown[]).includes(kept[name]) ? kept[name] : values[0],
    ]),
  ) as unknown as Settings
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(text ?? '{}') as object) }
  } catch {
    return {}
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Changes some of them, for this device and from now on. */
export function set(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Storage may be full or forbidden; then they hold until the page is closed.
  }
  changed()
}

function changed(): void {
  apply()
  for (const listener of listeners) listener()
}

/** The language that is spoken here. */
export const language = (): Language =>
  settings.language === 'auto' ? (navigator.language.startsWith('de') ? 'de' : 'en') : settings.language

/** Puts the settings into effect on the whole page. */
export function apply(): void {
  const { documentElement: html } = document
  html.lang = language()
  html.dataset['theme'] = settings.theme
  html.style.setProperty('--speed', String(settings.speed))
  html.toggleAttribute('data-still', settings.speed === 0)
}

/** Also hears what is set in other windows of this device. */
export function followOtherWindows(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return
    settings = parseSettings(newValue)
    changed()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings)
