import type { ReactElement, ReactNode } from 'react'

/** `<head>` in MDX: React moves the title, meta and link elements in it to the head of the page. */
export function HeadTags({ children }: { children?: ReactNode }): ReactElement {
  return <>{children}</>
}
