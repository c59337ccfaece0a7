// `src/theme/Root` of a site: around what every page shows, as a part of the theme (docusaurus.ts). The layout inside is that of the site, if it
// has one too.

// @ts-expect-error: the same, or the part of the theme
import Layout from '@theme-site/Layout'
// @ts-expect-error: a component of the site (bundle/docusaurus-modules.ts)
import Root from '@theme-site/Root'
import type { ReactElement } from 'react'
import type { LayoutProps } from '../../theme/layout/layout.tsx'

export default function RootLayout(props: LayoutProps): ReactElement {
  return (
    <Root>
      <Layout {...props} />
    </Root>
  )
}
