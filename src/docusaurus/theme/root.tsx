// `@theme-original/Root`: what `src/theme/Root` of a site wraps shows its children.
import type { PropsWithChildren, ReactElement } from 'react'

export default function Root({ children }: PropsWithChildren): ReactElement {
  return <>{children}</>
}
