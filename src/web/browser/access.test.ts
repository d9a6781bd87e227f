import { expect } from 'vitest'
import { ScreenReader, type Thing, within } from '#web/testing/screen-reader'
import { test } from '#web/testing/test'
import { until } from '#web/testing/until'

test('a whole match read and played through roles and names alone', async ({ comeIn }) => {
  const page = await comeIn('/')
  const reader = await ScreenReader.for(page)
  const buttons = async (name: string, game?: string): Promise<readonly Thing[]> => {
    if (game === undefined) return reader.find('button', name)
    const boxes = await reader.find('article', game)
    return boxes.flatMap((box) => within(box, 'button')).filter((button) => button.name === name)
  }
  const press = async (name: string, game?: string): Promise<void> => {
    await until(`there is a button "${name}"`, async () => (await buttons(name, game)).length === 1)
    await reader.press((await buttons(name, game))[0]!)
  }
  /** All that is read out by itself. */
  const heard = async (): Promise<string> => {
    const live = [...(await reader.find('status')), ...(await reader.find('log'))]
    expect(live.every(({ isLive }) => isLive)).toBe(true)
    return live.map(({ text }) => text.trim()).join(' ')
  }
  await press('Easy bot', 'BraveRats')
  for (;;) {
    await until('one is told what to do', async () => /Your turn|take the throne|ends in a draw/.test(await heard()))
    if (!(await heard()).includes('Your turn')) break
    await until('one has a hand', async () => (await reader.find('list', 'Your hand')).length > 0)
    const [held] = await reader.find('list', 'Your hand')
    const card = within(held!, 'button').find(({ name }) => name.startsWith('Play the'))
    const [, name] = /^Play the (\w+), strength \d+.*: .+\.$/.exec(card!.name)!
    await reader.press(card!)
    // Against one who has chosen already it is for good: then it is asked twice.
    for (const again of await buttons('Play it')) await reader.press(again)
    await until('one hears what came of it', async () =>
      new RegExp(`Round \\d: your ${name} .*meets`).test(await heard()),
    )
  }
  await until('one is told how it ended', async () => (await reader.find('heading', /^(You |A draw)/)).length > 0)
  await press('Play again')
  await until('a new match begins', async () => (await heard()).includes('Your turn'))
})
