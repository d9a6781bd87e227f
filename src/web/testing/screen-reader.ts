import type { CDPSession, Page } from 'playwright-core'

/** A thing as the browser tells it to a screen reader. */
export interface Thing {
  readonly role: string
  readonly name: string
  readonly isPressed: boolean
  readonly isDisabled: boolean
  readonly isLive: boolean
  /** What stands in it, read aloud. */
  readonly text: string
  readonly inside: readonly Thing[]
  readonly node: number
}

interface Node {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
}

/** Reads a page through the browser's own accessibility tree and acts on what it finds there; it cannot see. */
export class ScreenReader {
  readonly #line: CDPSession

  private constructor(line: CDPSession) {
    this.#line = line
  }

  static async for(page: Page): Promise<ScreenReader> {
    const line = await page.context().newCDPSession(page)
    await line.send('Accessibility.enable')
    return new ScreenReader(line)
  }

  /** All things of a role, in the order in which they are read. */
  async find(role: string, name?: string | RegExp): Promise<readonly Thing[]> {
    return everything(await this.#read()).filter(
      (thing) =>
        thing.role === role &&
        (name === undefined || (typeof name === 'string' ? thing.name === name : name.test(thing.name))),
    )
  }

  /** Does what pressing the thing does. */
  async press({ node }: Thing): Promise<void> {
    const { object } = await this.#line.send('DOM.resolveNode', { backendNodeId: node })
    await this.#line.send('Runtime.callFunctionOn', {
      objectId: object.objectId!,
      functionDeclaration: 'function () { this.focus(); this.click() }',
    })
  }

  async #read(): Promise<Thing> {
    const { nodes } = (await this.#line.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly Node[] }
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const things = (node: Node): Thing[] => {
      const inside = (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id)
        return child ? things(child) : []
      })
      return node.ignored ? inside : [thingOf(node, inside)]
    }
    return things(nodes[0]!)[0]!
  }
}

function thingOf({ role, name, properties = [], backendDOMNodeId = 0 }: Node, inside: readonly Thing[]): Thing {
  const property = (wanted: string): unknown => properties.find((one) => one.name === wanted)?.value.value
  const own = name?.value ?? ''
  return {
    role: role?.value ?? '',
    name: own,
    isPressed: property('pressed') === 'true',
    isDisabled: property('disabled') === true,
    isLive: property('live') !== undefined && property('live') !== 'off',
    text: role?.value === 'StaticText' ? own : inside.map(({ text }) => text).join(' '),
    inside,
    node: backendDOMNodeId,
  }
}

const everything = (thing: Thing): readonly Thing[] => [thing, ...thing.inside.flatMap(everything)]
export const within = (thing: Thing, role: string): readonly Thing[] =>
  thing.inside.flatMap(everything).filter((one) => one.role === role)
