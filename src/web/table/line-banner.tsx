import type { LineStatus } from '#web/client/line'
import { Button } from '#web/design/button.tsx'
import { Icon } from '#web/design/icon.tsx'
import { hourglass } from '#web/design/icons'
import { useWords } from '#web/words/words'
import './line-banner.css'

/** Tells when the line is not as it should be, and what that means for what was done. */
export function LineBanner({ line }: { readonly line: LineStatus }) {
  const { table: words } = useWords()
  return (
    <div className="line-banner" role="status">
      {line !== 'open' && (
        <p>
          <Icon of={hourglass} />
          <span>{words.line[line]}</span>
          {line === 'old' && <Button onClick={() => window.location.reload()}>{words.reload}</Button>}
        </p>
      )}
    </div>
  )
}
