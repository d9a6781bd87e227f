import { useState } from 'react'
import { Badge } from '#web/design/badge.tsx'
import { Button } from '#web/design/button.tsx'
import { Clock } from '#web/design/clock.tsx'
import { Dialog } from '#web/design/dialog.tsx'
import { KeysDialog } from '#web/design/keys-dialog.tsx'
import { Explain } from '#web/design/explain.tsx'
import { Field, Select } from '#web/design/field.tsx'
import { IconButton } from '#web/design/icon-button.tsx'
import {
  chatBubble,
  checkMark,
  cog,
  flyingFlag,
  help,
  hourglass,
  openBook,
  padlock,
  returnArrow,
  semiClosedEye,
} from '#web/design/icons'
import { moon, padlockOpen, sun, waxSeal } from '#web/design/icons-later'
import { KeyHint } from '#web/design/key-hint.tsx'
import { Message } from '#web/design/message.tsx'
import { Meter } from '#web/design/meter.tsx'
import { Panel } from '#web/design/panel.tsx'
import { RadioRow } from '#web/design/radio-row.tsx'
import { Switch } from '#web/design/switch.tsx'
import { Tabs } from '#web/design/tabs.tsx'
import { Toast, ToastStack } from '#web/design/toast.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'

/** Every shared control in every state. */
export function Controls() {
  return (
    <section>
      <h2>Controls</h2>
      <div className="kit-panels">
        <Buttons />
        <Forms />
        <Words />
        <Sheets />
      </div>
    </section>
  )
}

function Buttons() {
  const [isOn, setOn] = useState(true)
  return (
    <Panel title="Buttons">
      <div className="kit-row">
        <Button kind="primary" icon={padlock}>
          Lock in
        </Button>
        <Button icon={padlockOpen}>Unlock</Button>
        <Button kind="quiet">Later</Button>
        <Button kind="danger" icon={flyingFlag}>
          Give up
        </Button>
      </div>
      <div className="kit-row">
        <Button kind="primary" whyNot="Your Spy is at work: wait for your opponent's card.">
          Not offered
        </Button>
        <Button kind="primary" icon={hourglass} busy>
          On its way
        </Button>
        <LinkButton icon={returnArrow} href="/">
          A link
        </LinkButton>
        <IconButton icon={cog} label="Settings" />
        <IconButton icon={openBook} label="Rules" />
        <IconButton icon={isOn ? moon : sun} label="Dark" on={isOn} onClick={() => setOn(!isOn)} />
      </div>
      <p>
        Press <KeyHint>?</KeyHint> for the keys, <KeyHint>Enter</KeyHint> to choose. A{' '}
        <Explain says="Nobody wins it now; it goes to the winner of the next decided round.">round on hold</Explain>{' '}
        says what it means.
      </p>
    </Panel>
  )
}

function Forms() {
  const [isOn, setOn] = useState(true)
  const [clock, setClock] = useState<'none' | 'five'>('five')
  const [deal, setDeal] = useState<'own' | 'draft' | 'random'>('own')
  return (
    <Panel title="Forms">
      <Field label="Your name" defaultValue="Ada" hint="Everybody at the table sees it." />
      <Field label="Link" defaultValue="ludus/t/xyz" error="There is no table behind this link." />
      <Select
        label="Clock"
        value={clock}
        onChange={setClock}
        options={[
          { value: 'none', label: 'None' },
          { value: 'five', label: 'Five minutes each' },
        ]}
      />
      <RadioRow
        label="Deal"
        hint="All values in sight."
        value={deal}
        onChange={setDeal}
        options={[
          { value: 'own', label: 'Own cards' },
          { value: 'draft', label: 'Draft' },
          { value: 'random', label: 'Random' },
        ]}
      />
      <RadioRow
        label="Place"
        error="There is no server just now."
        value="server"
        onChange={() => undefined}
        options={[
          { value: 'server', label: 'At the server' },
          { value: 'device', label: 'On this device' },
        ]}
      />
      <Switch label="Sound" hint="A tap on wood when it is your turn." on={isOn} onChange={setOn} />
      <Switch label="Confirm every card" on={!isOn} onChange={(on) => setOn(!on)} />
      <Switch label="Traitor" error="It has no effect on a Random Deal." on={isOn} onChange={setOn} />
    </Panel>
  )
}

function Words() {
  return (
    <Panel title="Marks and measures">
      <div className="kit-row">
        <Badge>spectator</Badge>
        <Badge kind="good" icon={checkMark}>
          ready
        </Badge>
        <Badge kind="warn" icon={hourglass}>
          thinking
        </Badge>
        <Badge kind="bad">gone</Badge>
        <Badge kind="gold" icon={waxSeal}>
          locked in
        </Badge>
      </div>
      <div className="kit-row">
        <Clock label="Ada" left={272_000} running={false} />
        <Clock label="Bruno" left={184_000} running />
        <Clock label="Carla" left={7_400} running />
      </div>
      <Meter label="Rounds" value={5} max={8} says="5 of 8" />
      <Toast icon={chatBubble}>Bruno would like a rematch.</Toast>
      <Toast kind="good" icon={checkMark}>
        You are connected again.
      </Toast>
      <Toast kind="bad" icon={help} onDismiss={() => undefined}>
        The line is cut. Your card is kept.
      </Toast>
    </Panel>
  )
}

function Sheets() {
  const [tab, setTab] = useState('log')
  const [isOpen, setOpen] = useState(false)
  const [hasKeys, setKeys] = useState(false)
  const [isTold, setTold] = useState(false)
  return (
    <Panel title="Sheets" actions={<Button onClick={() => setOpen(true)}>Open a dialog</Button>}>
      <Button onClick={() => setTold(true)}>Show a toast</Button>
      <ToastStack>
        {isTold && (
          <Toast kind="good" icon={checkMark} onDismiss={() => setTold(false)}>
            It stays until it is put away.
          </Toast>
        )}
      </ToastStack>
      <Tabs
        label="Beside the table"
        current={tab}
        onChange={setTab}
        tabs={[
          { id: 'log', label: 'Log', children: <p>Ada draws a card.</p> },
          { id: 'chat', label: 'Chat', children: <p>Bruno: well played.</p> },
          { id: 'rules', label: 'Rules', children: <p>Whoever is first begins the round.</p> },
        ]}
      />
      <Button onClick={() => setKeys(true)}>All keys</Button>
      <KeysDialog
        title="Keys"
        closeLabel="Close"
        rows={[
          ['L', 'Shows the log'],
          ['?', 'Shows this'],
        ]}
        isOpen={hasKeys}
        onClose={() => setKeys(false)}
      />
      <Dialog
        title="Give up?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Play on</Button>
            <Button kind="danger" icon={flyingFlag} onClick={() => setOpen(false)}>
              Give up
            </Button>
          </>
        }
      >
        <p>The others win, and the match is over.</p>
      </Dialog>
      <Message title="There is nothing here" icon={semiClosedEye} actions={<LinkButton href="/">All games</LinkButton>}>
        <p>The games are still on their shelf.</p>
      </Message>
    </Panel>
  )
}
