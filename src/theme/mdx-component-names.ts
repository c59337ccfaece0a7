// The names of the components that every MDX document has without an import. Apart from mdx-components.ts, so that the parser can
// tell a misspelt component without loading React.

export const mdxComponentNames = [
  'Tabs',
  'TabItem',
  'Admonition',
  'Details',
  'CodeBlock',
  'Steps',
  'Step',
  'Cards',
  'Card',
  'Link',
] as const

/** What `@theme/<name>` can be imported. */
export const themeModuleNames = ['Tabs', 'TabItem', 'CodeBlock', 'Admonition', 'Details', 'Heading'] as const

export type ThemeModuleName = (typeof themeModuleNames)[number]

export type MdxComponentName = (typeof mdxComponentNames)[number]
