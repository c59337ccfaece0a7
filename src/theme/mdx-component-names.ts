// The names of the components that every MDX document can use without an import. They are not in mdx-components.ts, so that the parser can
// recognize a misspelled component without loading React.

/** Available without an import, and importable from `@theme`. */
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
  'Badge',
  'FileTree',
  'LinkButton',
] as const

export const mdxComponentNames = [...namesOfBoth, 'Link', 'Fragment'] as const

/** The names that `@theme/<name>` can import. */
export const themeModuleNames = [...namesOfBoth, 'Heading'] as const

export type ThemeModuleName = (typeof themeModuleNames)[number]

export type MdxComponentName = (typeof mdxComponentNames)[number]
