import { useState } from 'react'
import { Button } from '#web/design/button.tsx'
import { Field } from '#web/design/field.tsx'
import { checkMark } from '#web/design/icons'
import { useWords } from '#web/words/words'
import './share-link.css'

/** A link to give away: to copy, or by whatever the device shares with. */
export function ShareLink({ link, title }: { readonly link: string; readonly title: string }) {
  const { table: words } = useWords()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard
      .writeText(link)
      .then(() => setCopied(true))
      .catch(() => document.querySelector<HTMLInputElement>('.share-link input')?.select())
  return (
    <div className="share-link">
      <Field label={words.link} value={link} readOnly onFocus={(event) => event.target.select()} />
      <div>
        <Button kind="primary" {...(isCopied && { icon: checkMark })} onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
            {words.share}
          </Button>
        )}
      </div>
    </div>
  )
}
