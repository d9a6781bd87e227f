export const table = undefined as never
