// Writes dist/texts: the texts of the theme in each language that has them, those of the package of Docusaurus and over them our own.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const parts = ['theme-common.json', 'theme-search-algolia.json', 'theme-live-codeblock.json']

/**
 * @param root the package.
 * @param english the catalogue: what is not in it is left out.
 */
export function bringTexts(root, english) {
  const theirs = join(root, 'node_modules/@docusaurus/theme-translations/locales')
  const ours = join(root, 'src/lib/texts/languages')
  const folder = join(root, 'dist/texts')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const names = [...readdirSync(theirs), ...readdirSync(ours).map((name) => name.replace(/\.json$/, ''))].filter((name) => name !== 'base')
  for (const name of new Set(names)) {
    const files = [...parts.map((part) => join(theirs, name, part)), join(ours, `${name}.json`)].filter(existsSync)
    const texts = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))))
    const known = Object.keys(english).filter((id) => texts[id] !== undefined && texts[id] !== '')
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(Object.fromEntries(known.map((id) => [id, withoutArrow(texts[id])]))))
  }
}

/** The style sheet draws the arrow of the way back. */
function withoutArrow(text) {
  return text.replace(/^[←→]\s*|\s*[←→]$/g, '')
}
