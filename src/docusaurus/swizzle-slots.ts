// Which part of the theme a component of a site's `src/theme` takes the place of.
import { offeredModules } from './offered-modules.ts'

/** The parts that can be written anew: what they are given is the same, or nothing. */
export const swizzleSlots: ReadonlyMap<string, string> = new Map(
  [...offeredModules].flatMap(([specifier, { part }]): [string, string][] => {
    const name = specifier.replace('@theme/', '')
    return part === undefined || otherProps().has(name) ? [] : [[name, part]]
  }),
)

/** The parts that are given other props than in Docusaurus: a component can wrap them and hand on what it gets. */
export const wrappedSlots: ReadonlyMap<string, string> = new Map([
  ...[...otherProps()].flatMap((name): [string, string][] => {
    const part = offeredModules.get(`@theme/${name}`)?.part
    return part === undefined ? [] : [[name, part]]
  }),
  ...[...offeredModules].flatMap(([specifier, { wraps }]): [string, string][] =>
    wraps === undefined ? [] : [[specifier.replace('@theme/', ''), wraps]],
  ),
])

function otherProps(): Set<string> {
  return new Set(['Layout', 'ColorModeToggle', 'Navbar/ColorModeToggle', 'DocSidebar'])
}

const roots = [
  'Admonition',
  'AnnouncementBar',
  'BackToTopButton',
  'CodeBlock',
  'CodeInline',
  'ColorModeToggle',
  'ContentVisibility',
  'Details',
  'EditMetaRow',
  'EditThisPage',
  'Error',
  'ErrorPageContent',
  'Footer',
  'Heading',
  'Icon',
  'IdealImage',
  'LastUpdated',
  'Layout',
  'Loading',
  'Logo',
  'Mermaid',
  'Navbar',
  'NavbarItem',
  'NotFound',
  'PaginatorNavLink',
  'Playground',
  'ReactLiveScope',
  'Root',
  'SearchBar',
  'SearchPage',
  'SearchTranslations',
  'SiteMetadata',
  'SkipToContent',
  'TabItem',
  'Tabs',
  'Tag',
  'TagsListByLetter',
  'TagsListInline',
  'ThemeProvider',
  'ThemedImage',
  'TOC',
  'TOCCollapsible',
  'TOCInline',
  'TOCItems',
  'prism-include-languages',
]

/** Whether Docusaurus's theme has it: a component of another name is one of the site's own, for imports from `@theme/…`. */
export function isOfDocusaurusTheme(name: string): boolean {
  const [root = ''] = name.split('/')
  return roots.includes(root) || /^(?:Blog|Doc|MDX)[A-Z]/.test(root)
}
