import type { Wanted } from '#house/store'
import type { NewTable, SocketMessage } from '#protocol/acts'
import type { SocketTold } from '#protocol/told'

// What passes between the page and the house of this device: what a socket of the server says and hears, and in place
// of the server's other doors a few verbs more. Both ends are of the same build, so that nothing needs to be parsed.

/** The only guest of this device. */
export const DEVICE_GUEST = 'this-device'

type DeviceRequest =
  /** The first message, and whenever the name changes. */
  | { readonly do: 'name'; readonly name: string; readonly face?: string }
  /** Answered with `table`, its id. */
  | { readonly do: 'create'; readonly wanted: NewTable }
  /** Answered with `replay`. */
  | { readonly do: 'replay'; readonly table: string }
  /** Answered like `GET /api/me/matches`. */
  | { readonly do: 'matches'; readonly wanted: Wanted }
  /** Answered like `GET /api/me/record`. */
  | { readonly do: 'record'; readonly wanted: Omit<Wanted, 'isOver' | 'most'> }
  | { readonly do: 'forget'; readonly table: string }

export type DeviceMessage = SocketMessage | (DeviceRequest & { readonly ref?: number })

/** `unkept`: the browser keeps nothing from now on, and what happens is remembered until the page is closed. */
export type DeviceTold = SocketTold | { readonly kind: 'unkept' }
