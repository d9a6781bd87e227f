import './key-hint.css'

/** A key to press, as it is printed on it. */
export function KeyHint({ children }: { readonly children: string }) {
  return <kbd className="ui-key">{children}</kbd>
}
