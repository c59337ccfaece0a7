// Modules of a site that look for elements of Docusaurus's theme by their class, or for its style sheet by its name: here these are others, and
// what finds nothing is null, so an effect that counts on it fails on every page.
import type { PluginFinding } from '../plugins/data-hooks.ts'

/** Names that only Docusaurus's own elements have, as far as a site does not write them itself. */
const ofTheme =
  /^(?:(?:navbar|navbar-sidebar|menu|footer|pagination-nav|breadcrumbs|table-of-contents|tabs|dropdown|tocCollapsible)__[\w-]+|navbar-sidebar|pagination-nav|table-of-contents|theme-(?:doc|code|admonition|layout|back-to-top|edit|blog)-[\w-]+|main-wrapper)$/

/** Class of Docusaurus -> that of the element here. */
const counterparts: Record<string, string> = {
  navbar__brand: 'navbar-title',
  navbar__title: 'navbar-title',
  navbar__logo: 'navbar-logo',
  navbar__inner: 'navbar-inner',
  navbar__items: 'navbar-items',
  navbar__item: 'navbar-link',
  navbar__link: 'navbar-link',
  navbar__toggle: 'navbar-toggle',
  menu__list: 'sidebar-list',
  menu__link: 'sidebar-link',
  footer__title: 'footer-title',
  footer__logo: 'footer-logo',
  footer__copyright: 'footer-copyright',
  footer__links: 'footer-columns',
  footer__col: 'footer-column',
  breadcrumbs__item: 'breadcrumbs',
  'theme-doc-breadcrumbs': 'breadcrumbs',
  'theme-doc-markdown': 'markdown',
  'theme-doc-sidebar-container': 'sidebar',
  'theme-doc-sidebar-menu': 'sidebar-list',
}

const lookUp = /\b(querySelector|querySelectorAll|closest|matches|getElementsByClassName)(?:<[^<>()]*>)?(?:\?\.)?\(\s*(['"`])([^'"`\n]*)\2/g
/** The name of the one style sheet that Docusaurus writes, in a pattern or a text. */
const ownSheet = /\bstyles(?:[.\\([][^'"`\n]{0,40})?\.css\b/

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** @param modules text of each module of the site, and its path from there. */
export function findLostElements(modules: readonly { file: string; text: string }[]): PluginFinding[] {
  // Of the same length, so that places stay.
  const texts = modules.map(({ file, text }) => ({ file, text: text.replace(comments, (comment) => comment.replace(/[^\n]/g, ' ')) }))
  const isWritten = (name: string): boolean => {
    const own = new RegExp(`(?<![\\w.#-])${name}(?![\\w-])`)
    return texts.some(({ text }) => own.test(text.replace(lookUp, '')))
  }
  return texts.flatMap(({ file, text }) => [
    ...findLostSheet(file, text),
    ...[...text.matchAll(lookUp)].flatMap((call): PluginFinding[] => {
      const [whole, method = '', , selector = ''] = call
      const names =
        method === 'getElementsByClassName' ? selector.split(/\s+/) : [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
      const name = names.find((each) => ofTheme.test(each) && !isWritten(each))
      if (name === undefined) return []
      const here = counterparts[name]
      return [
        {
          message: `It looks for elements with the class \`${name}\` of Docusaurus's theme; here there are none.`,
          level: 'warning',
          place: placeAt(file, text, call.index + whole.indexOf(selector)),
          hint: `${here === undefined ? 'Look for an element of the theme here.' : `The class is \`${here}\` here.`} What finds nothing is null, so ask before using it.`,
        },
      ]
    }),
  ])
}

function findLostSheet(file: string, text: string): PluginFinding[] {
  const found = /\.styleSheets\b/.test(text) ? ownSheet.exec(text) : null
  if (found === null) return []
  return [
    {
      message: 'It looks for the style sheet of Docusaurus by its name; here there is none of that name.',
      level: 'warning',
      place: placeAt(file, text, found.index),
      hint: 'The sheets of the site are `assets/css/site-….css` here. What finds nothing is undefined, so ask before using it.',
    },
  ]
}

function placeAt(file: string, text: string, index: number): { file: string; line: number; column: number } {
  const before = text.slice(0, index).split('\n')
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
