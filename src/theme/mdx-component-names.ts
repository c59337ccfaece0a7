// The names of the components that every MDX document has without an import. Apart from mdx-components.ts, so that the parser can
// tell a misspelt component without loading React.

/** Both known without an import and to be imported from `@theme`. */
const namesOfBoth = [
  'Tabs',
  'TabItem',
  'CodeBlock',
  'Admonition',
  'Details',
  'Steps',
  'Step',
  'Cards',
  'Card',
  'Figure',
  'Video',
  'PackageManagers',
  'ApiTable',
  'ApiRow',
  'Compatibility',
  'Environment',
] as const

export const mdxComponentNames = [...namesOfBoth, 'Link'] as const

/** What `@theme/<name>` can be imported. */
export const themeModuleNames = [...namesOfBoth, 'Heading'] as const

export type ThemeModuleName = (typeof themeModuleNames)[number]

export type MdxComponentName = (typeof mdxComponentNames)[number]
