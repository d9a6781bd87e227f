import type { Scene } from '#web/testing/shots'

export const shots: readonly Scene[] = [
  {
    name: 'bid',
    async reach(studio, crew) {
      await studio.goTo(`/table/${await crew.find(2, {}, (_view, asked) => asked === 'bid')}`)
      await studio.each((page) => page.getByRole('button', { name: /^Bid/ }).first().waitFor())
    },
  },
]
