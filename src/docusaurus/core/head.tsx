// `@docusaurus/Head`: tags for the head of the page, as `<head>` in a document. In the browser it does nothing: the head is written when the
// site is built.
import type { ReactElement, ReactNode } from 'react'
import { HeadTags } from '../../theme/mdx/head-tags.tsx'

export default function Head({ children }: { children?: ReactNode }): ReactElement {
  return <HeadTags>{children}</HeadTags>
}
