declare const LUDUS_VERSION: string

/** The version of this page; a server of another one may say what this page does not understand. */
export const VERSION = LUDUS_VERSION
