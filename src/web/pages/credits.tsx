import { ICON_AUTHORS, ICON_LICENCE, ICON_SOURCE } from '#web/design/icon-credits'
import { Link } from '#web/route.tsx'
import './home.css'

/** Whose work is used here. */
export function Credits() {
  return (
    <main className="home">
      <h1>Credits</h1>
      <p>
        The names of the games belong to their publishers; BraveRats is a trademark of Blue Orange. Texts, cards and
        boards are our own.
      </p>
      <p>
        Icons from <a href={ICON_SOURCE.address}>{ICON_SOURCE.name}</a>, licensed{' '}
        <a href={ICON_LICENCE.address}>{ICON_LICENCE.name}</a>:
      </p>
      <ul>
        {ICON_AUTHORS.map(({ author, address, icons }) => (
          <li key={author}>
            <a href={address}>{author}</a>: {icons.join(', ')}
          </li>
        ))}
      </ul>
      <p>Fonts: Alegreya and Grenze Gotisch, under the SIL Open Font License.</p>
      <p>
        <Link href="/">All games</Link>
      </p>
    </main>
  )
}
