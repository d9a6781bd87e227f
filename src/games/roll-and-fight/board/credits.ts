import type { CreditsPart } from '#web/design/parts'

export const CREDITS: CreditsPart['CREDITS'] = {
  en: 'The name Vengeance: Roll & Fight belongs to its publisher.',
  de: 'Der Name Vengeance: Roll & Fight gehört seinem Verlag.',
}
