import { useEffect, useState } from 'react'
import type { GameTypes, Text } from '#engine/game'
import type { Verdict } from '#house/verify'
import type { MatchRecord } from '#engine/match'
import { Field } from '#web/design/field.tsx'
import { Icon } from '#web/design/icon.tsx'
import { cancel, checkMark } from '#web/design/icons'
import { waxSeal } from '#web/design/icons-later'
import type { Playback } from '#web/replay/playback'
import { replay } from '#web/words/replay'
import { useWordsOf } from '#web/words/words'
import './fairness.css'

interface FairnessProps {
  readonly playback: Playback
  readonly text: Text<GameTypes>
}

/** Whether the luck of the match was what it should be, computed again here. */
export function Fairness({ playback, text }: FairnessProps) {
  const words = useWordsOf(replay).fair
  const [noted, setNoted] = useState('')
  const verdict = useVerdict(playback, noted.trim())
  const { proof, seed } = playback.record
  return (
    <div className="fairness">
      <p className="fairness-verdict" role="status" data-ok={verdict?.verified}>
        <Icon of={verdict ? (verdict.verified ? checkMark : cancel) : waxSeal} />
        {verdict ? (verdict.verified ? words.verified : words.refuted) : words.checking}
      </p>
      <ul>
        {verdict?.checks.map((check) => (
          <li key={check.check} data-ok={check.ok}>
            <Icon of={check.ok ? checkMark : cancel} says={check.ok ? words.passed : words.failed} />
            <span>{sentenceOf(check, { verdict, record: playback.record, text, words })}</span>
          </li>
        ))}
      </ul>
      {proof && (
        <Field
          label={words.noted}
          hint={words.notedHint}
          value={noted}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setNoted(event.target.value)}
        />
      )}
      <p>{words.means}</p>
      <p>{words.limits}</p>
      {verdict?.verified && !verdict.covers.includes('facts') && <p>{words.untold}</p>}
      {proof && (
        <details>
          <summary>{words.numbers}</summary>
          <dl>
            <dt>{words.commitment}</dt>
            <dd>{proof.commitment}</dd>
            <dt>{words.secret}</dt>
            <dd>{proof.secret}</dd>
            <dt>{words.salts}</dt>
            <dd>{proof.salts.map((salt) => salt || words.nothing).join(', ')}</dd>
            <dt>{words.seed}</dt>
            <dd>{seed}</dd>
          </dl>
        </details>
      )}
    </div>
  )
}

function useVerdict({ box, record }: Playback, noted: string): Verdict | undefined {
  const [verdict, setVerdict] = useState<Verdict>()
  useEffect(() => {
    let isWanted = true
    void import('#house/verify')
      .then(({ verify }) => verify(box, record, noted === '' ? undefined : noted))
      .then((made) => isWanted && setVerdict(made))
    return () => {
      isWanted = false
    }
  }, [box, record, noted])
  return verdict
}

interface Known {
  readonly verdict: Verdict
  readonly record: MatchRecord
  readonly text: Text<GameTypes>
  readonly words: (typeof replay)['en']['fair']
}

/** What came of a check, in the language that is spoken here. */
function sentenceOf({ check, ok, text: said }: Verdict['checks'][number], known: Known): string {
  const { verdict, record, text, words } = known
  const { checks } = words
  switch (check) {
    case 'rules':
      return ok ? checks.rules.yes(record.inputs.length) : `${checks.rules.no} (${said})`
    case 'outcome': {
      if (!verdict.outcome) return checks.outcome.notOver
      const end = text.outcome(verdict.outcome)
      return ok ? checks.outcome.yes(end) : record.outcome ? checks.outcome.other(end) : checks.outcome.untold(end)
    }
    default:
      return checks[check][ok ? 'yes' : 'no']
  }
}
