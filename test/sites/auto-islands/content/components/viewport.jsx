export const client = 'visible'

/** It would fail when the site is built, but for the test. */
export const Viewport = () => (
  <p className="viewport" suppressHydrationWarning>
    {typeof window === 'undefined' ? 'No window' : 'A window'}
  </p>
)

/** It fails. */
export function Unguarded() {
  return <p className="unguarded">Wide: {String(window.innerWidth > 0)}</p>
}
