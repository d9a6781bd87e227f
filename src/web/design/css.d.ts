/** The name of a token. */
export type Token = `--${string}`

declare module 'react' {
  interface CSSProperties {
    /** Tokens may be set in place. */
    [token: Token]: string | number | undefined
  }
}
