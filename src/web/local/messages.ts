import type { NewTable, SocketMessage } from '#protocol/acts'
import type { SocketTold } from '#protocol/told'

// What passes between the page and the house of this device: what a socket of the server says and hears, and in place
// of the server's other doors a few verbs more. Both ends are of the same build, so that nothing needs to be parsed.

/** The names of all tables of this device begin with it. */
export const DEVICE_PREFIX = 'device-'

/** The only guest of this device. */
export const DEVICE_GUEST = 'this-device'

type DeviceRequest =
  /** The first message, and whenever the name changes. */
  | { readonly do: 'name'; readonly name: string }
  /** Answered with `table`, its id. */
  | { readonly do: 'create'; readonly wanted: NewTable }
  /** Answered with `replay`. */
  | { readonly do: 'replay'; readonly table: string }
  /** Answered with `tables`, the last touched first. */
  | { readonly do: 'tables' }
  | { readonly do: 'forget'; readonly table: string }

export type DeviceMessage = SocketMessage | (DeviceRequest & { readonly ref?: number })

/** `unkept`: the browser keeps nothing from now on, and what happens is remembered until the page is closed. */
export type DeviceTold = SocketTold | { readonly kind: 'unkept' }
