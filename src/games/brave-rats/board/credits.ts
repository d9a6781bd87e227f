import type { CreditsPart } from '#web/design/parts'

export const CREDITS: CreditsPart['CREDITS'] = {
  en: 'BraveRats is a trademark of Blue Orange.',
  de: 'BraveRats ist eine Marke von Blue Orange.',
}
