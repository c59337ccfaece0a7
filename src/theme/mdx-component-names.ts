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

export type MdxComponentName = (typeof mdxComponentNames)[number]
