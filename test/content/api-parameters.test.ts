// Every page about a function or a component names all of its parameters, options and props, as the declaration files of the installed packages
// have them. A page is one when its title is `name()` or `<Name>`.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { exceptions, exportOfPage, modulesOfFolder, namesForAll, propsFrom } from './api-pages.ts'
import { readExportedParameters, root } from './exported-parameters.ts'

interface ApiPage {
  /** Below content/docs. */
  file: string
  name: string
  modules: readonly string[]
  text: string
}

const pages = readdirSync(join(root, 'content/docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .sort()
  .flatMap(readApiPage)
const answers = readExportedParameters(pages)

it('titles of pages -> the exports of the packages are found', () => {
  expect(pages.length).toBeGreaterThan(80)
  expect(answers.filter((answer) => answer !== undefined).length).toBeGreaterThan(pages.length * 0.8)
})

it.each(pages.map((page, index) => ({ ...page, answer: answers[index] })))('$file -> names every parameter of $name', (page) => {
  const { file, text, answer, name, modules } = page
  const excused = exceptions[file] ?? {}
  if (answer === undefined) {
    expect(excused['*'], `${modules.join(' and ')} export no ${name}: give the reason in test/content/api-pages.ts`).toBeTypeOf('string')
    return
  }
  const sources = propsFrom[file] ?? []
  for (const source of sources) expect(text, `a link to ${source}`).toContain(`/${basename(source)}`)
  const named = new Set([text, ...sources.map(readPage)].flatMap((each) => [...wordsInCode(each)]))
  const missing = answer.names.filter((parameter) => !named.has(parameter) && !(parameter in namesForAll) && !(parameter in excused))
  expect(missing, `${name} of ${answer.module}`).toEqual([])
})

it('exceptions -> each is for a page that exists and a name that it does leave out', () => {
  const stale = Object.entries(exceptions).flatMap(([file, names]) => {
    const index = pages.findIndex((page) => page.file === file)
    const answer = answers[index]
    const named = wordsInCode(pages[index]?.text ?? '')
    return Object.keys(names)
      .filter((name) => (name === '*' ? index < 0 || answer !== undefined : !answer?.names.includes(name) || named.has(name)))
      .map((name) => `${file}: ${name}`)
  })
  expect(stale).toEqual([])
})

function readPage(file: string): string {
  return readFileSync(join(root, 'content/docs', file), 'utf8')
}

function readApiPage(file: string): ApiPage[] {
  const text = readPage(file)
  const title = /^title: *(["']?)(.+?)\1 *$/m.exec(text)?.[2] ?? ''
  const name = /^([A-Za-z_$][\w$]*)\(\)$/.exec(title)?.[1] ?? /^<([A-Z]\w*)(?: \/)?>$/.exec(title)?.[1]
  if (name === undefined) return []
  const parts = file.split('/').slice(0, -1)
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
  const modules = [...folders, ''].map((folder) => modulesOfFolder[folder]).find((found) => found !== undefined) ?? []
  const exported = exportOfPage[file] ?? name
  return [{ file, name: exported, modules: [...importedFrom(exported, text), ...modules], text }]
}

/** What stands in `code` outside of samples, word by word. */
function wordsInCode(text: string): Set<string> {
  const prose = text.replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?^ *\2`* *$/gm, '')
  return new Set([...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.match(/[\w$]+/g) ?? []))
}

/** Modules that the samples of a page import the name from. */
function importedFrom(name: string, text: string): string[] {
  const imports = [...text.matchAll(/^ *import \{([^}]*)\} from ['"]([^'"]+)['"]/gm)]
  return [...new Set(imports.flatMap(([, names = '', module = '']) => (names.split(/[\s,]+/).includes(name) ? [module] : [])))]
}
