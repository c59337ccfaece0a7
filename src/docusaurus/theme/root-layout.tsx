// `src/theme/Root` of a site: around what every page shows, as a part of the theme (docusaurus.ts). The layout inside is that of the site, if it
// has one too.

// @ts-expect-error: the compiler cannot know this module: the bundler gives the layout of the site, or the part of the theme
import Layout from '@theme-site/Layout'
// @ts-expect-error: nor this one, a component of the site (bundle/docusaurus-modules.ts)
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
