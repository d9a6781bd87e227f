import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#web/design/design'
import '#web/parts'
import { App } from '#web/app.tsx'
import { connection } from '#web/client/connection'
import { apply, followOtherWindows } from '#web/settings'
import { renewWhenOutdated } from '#web/shell/renew'

// The answer is on its way while the page is still being drawn.
connection()
apply()
followOtherWindows()
renewWhenOutdated()

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
