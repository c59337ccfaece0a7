// Elements of Docusaurus's theme that modules of a site look for, and which are not there.
import { expect, it } from 'vitest'
import { findLostElements } from '../../src/docusaurus/find-lost-elements.ts'

const find = (...texts: string[]): string[] =>
  findLostElements(texts.map((text, index) => ({ file: `src/${index}.tsx`, text }))).map(
    ({ place, message, hint }) => `${place?.file}:${place?.line}:${place?.column} ${message} ${hint}`,
  )

it('an element of the navbar that an effect asks for -> a warning with the place, and the name here', () => {
  expect(find("const a = 1\n  document.querySelector<HTMLElement>('.navbar__logo img')!.focus()")).toEqual([
    "src/0.tsx:2:40 It looks for elements with the class `navbar__logo` of Docusaurus's theme; here there are none. The class is `navbar-logo` here. What finds nothing is null, so ask before using it.",
  ])
})

it.each([
  ['closest', "target.closest('.theme-doc-markdown > p')", 'theme-doc-markdown'],
  ['matches', 'target.matches("a.menu__link")', 'menu__link'],
  ['querySelectorAll', 'document.querySelectorAll(`.pagination-nav__link`)', 'pagination-nav__link'],
  ['getElementsByClassName', "document.getElementsByClassName('table-of-contents')", 'table-of-contents'],
  ['an optional call', "a?.querySelector?.('.footer__copyright')", 'footer__copyright'],
])('%s -> the class', (_, text, name) => {
  expect(find(text)).toEqual([expect.stringContaining(`\`${name}\``)])
})

it('a class of the site, one that a module of it writes, one in a comment -> nothing', () => {
  expect(find("document.querySelector('.navbar-logo, .own__item, #navbar__logo')")).toEqual([])
  expect(find("document.querySelector('.menu__link')", '<a className="menu__link active" />')).toEqual([])
  expect(find("// document.querySelector('.menu__link')\n/* querySelector('.menu__link') */")).toEqual([])
})

it.each([
  ['a pattern', 'const own = [...document.styleSheets].find(({ href }) => href?.match(/styles(?:\\.[\\da-f]+)?\\.css/))', '1:71'],
  ['a text', "for (const sheet of document.styleSheets)\n  if (sheet.href.endsWith('/styles.css')) use(sheet)", '2:29'],
])('the style sheet of Docusaurus by its name, in %s -> a warning with the place', (_, text, place) => {
  expect(find(text)).toEqual([expect.stringContaining(`src/0.tsx:${place} It looks for the style sheet of Docusaurus by its name`)])
})

it('a style sheet that is imported, style sheets without a name -> nothing', () => {
  expect(find("import './styles.css'", 'document.styleSheets[0].cssRules')).toEqual([])
})
