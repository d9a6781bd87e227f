import { useEffect, useState } from 'react'
import { rename, signOutElsewhere, useServerIsThere, whoAmI } from '#web/client/tables'
import { Button } from '#web/design/button.tsx'
import { Field } from '#web/design/field.tsx'
import { moon, sun } from '#web/design/icons-later'
import { Icon } from '#web/design/icon.tsx'
import { Panel } from '#web/design/panel.tsx'
import { RadioRow } from '#web/design/radio-row.tsx'
import { Switch } from '#web/design/switch.tsx'
import { useTitle } from '#web/route.tsx'
import { set, type Settings, useSettings, VALUES } from '#web/settings'
import { useMedia } from '#web/table/use-media'
import { FaceRow } from '#web/table/face-row.tsx'
import { LANGUAGE_NAMES } from '#web/words/languages'
import { settings as settingsWords } from '#web/words/settings'
import { useWordsOf } from '#web/words/words'
import './settings.css'

const SPEEDS: readonly Settings['speed'][] = [0, 0.5, 1, 2]

/** Everything that can be set on this device, with immediate effect. */
export function SettingsPage() {
  const words = useWordsOf(settingsWords)
  const settings = useSettings()
  const isPhone = useMedia('(pointer: coarse)')
  useTitle(words.title)
  return (
    <main className="page settings">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <div className="settings-panels">
        <Panel title={words.look}>
          <RadioRow
            label={words.theme}
            value={settings.theme}
            options={VALUES.theme.map((theme) => ({
              value: theme,
              label: (
                <>
                  {theme !== 'auto' && <Icon of={theme === 'light' ? sun : moon} />} {words.themes[theme]}
                </>
              ),
            }))}
            onChange={(theme) => set({ theme })}
          />
          <RadioRow
            label={words.language}
            value={settings.language}
            options={VALUES.language.map((language) => ({
              value: language,
              label: language === 'auto' ? words.languageAuto : <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
            }))}
            onChange={(language) => set({ language })}
          />
          <RadioRow
            label={words.speed}
            hint={words.speedHint}
            value={settings.speed}
            options={SPEEDS.map((speed) => ({ value: speed, label: words.speeds[speed] }))}
            onChange={(speed) => set({ speed })}
          />
        </Panel>
        <div>
          <Panel title={words.you}>
            <Name />
            <SignOut />
          </Panel>
          <Panel title={words.play}>
            <Switch
              label={words.confirm}
              hint={words.confirmHint}
              on={settings.confirm}
              onChange={(confirm) => set({ confirm })}
            />
            <Switch
              label={words.sound}
              hint={words.soundHint}
              on={settings.sound}
              onChange={(sound) => set({ sound })}
            />
            <Switch
              label={words.effects}
              hint={words.effectsHint}
              on={settings.effects === 'auto' ? !isPhone : settings.effects}
              onChange={(effects) => set({ effects })}
            />
            <Switch
              label={words.blink}
              hint={words.blinkHint}
              on={settings.blink}
              onChange={(blink) => set({ blink })}
            />
          </Panel>
        </div>
      </div>
    </main>
  )
}

/** For whoever was signed in somewhere and is there no more. */
function SignOut() {
  const words = useWordsOf(settingsWords)
  const isThere = useServerIsThere()
  const [said, setSaid] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (!isThere) return null

  function signOut() {
    setBusy(true)
    signOutElsewhere()
      .then(
        () => setSaid(words.signedOut),
        (error: Error) => setSaid(error.message),
      )
      .finally(() => setBusy(false))
  }

  return (
    <div className="settings-sign-out">
      <Button busy={isBusy} onClick={signOut}>
        {words.signOut}
      </Button>
      <p>{words.signOutHint}</p>
      <p role="status">{said}</p>
    </div>
  )
}

function Name() {
  const words = useWordsOf(settingsWords)
  const [name, setName] = useState<string>()
  const [face, setFace] = useState<string>()
  const [said, setSaid] = useState<{ readonly taken?: string; readonly error?: string }>({})
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isWanted = true
    const known = (own: string) => isWanted && setName((written) => written ?? own)
    whoAmI().then(
      (me) => {
        known(me.name)
        if (isWanted) setFace((chosen) => chosen ?? me.face)
      },
      () => known(''),
    )
    return () => {
      isWanted = false
    }
  }, [])

  function take() {
    if (!name?.trim()) return setSaid({ error: words.nameEmpty })
    setBusy(true)
    rename(name, face)
      .then(
        (me) => {
          setName(me.name)
          setSaid({ taken: words.nameTaken(me.name) })
        },
        (error: Error) => setSaid({ error: error.message }),
      )
      .finally(() => setBusy(false))
    return undefined
  }

  return (
    <form
      className="settings-name"
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <Field
        label={words.name}
        hint={words.nameHint}
        {...(said.error !== undefined && { error: said.error })}
        autoComplete="nickname"
        maxLength={24}
        value={name ?? ''}
        onChange={(event) => {
          setName(event.target.value)
          setSaid({})
        }}
      />
      <FaceRow value={face} onChange={setFace} />
      <Button type="submit" busy={isBusy}>
        {words.saveName}
      </Button>
      <p role="status">{said.taken}</p>
    </form>
  )
}
