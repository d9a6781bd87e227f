import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#web/design/design'
import { App } from '#web/app.tsx'

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
