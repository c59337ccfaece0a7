// The code of a document as a module for the bundler, so that a component which it declares can be an island: what a document declares otherwise is
// there only while the site is built. Only of documents whose code needs nothing else that they have, such as their components or their addresses.
import type { Place } from '../../diagnostics/diagnostic.ts'
import { moduleOfDocument } from '../../lib/document-module.ts'
import type { DocumentState } from '../document-state.ts'

/** A statement of a document as it is written. */
export interface OwnStatement {
  text: string
  place: Place
  /** Names that it declares, and those that it exports with the declaration. */
  declares: readonly string[]
  isExported: boolean
  /** Of an import, its specifier. */
  from?: string
  /** All names that stand in it. They are looked for when a module may be made. */
  listNames: () => ReadonlySet<string>
  /** It needs what the document knows: addresses of files. */
  isBound: boolean
}

/** The specifier under which the program of the document finds it. */
export const ownSpecifier = 'own:'

/** What needs the browser is for the bundler to find; this says where it is worth a look: hooks, handlers, functions as props, names of browsers. */
const mayNeedBrowser =
  /\buse[A-Z]\w*\s*\(|\bon[A-Z]\w*\s*=|\bref\s*=|=\{\s*(?:async\s*)?(?:function\b|(?:\([^()]*\)|[\w$]+)\s*=>)|\b(?:window|document|localStorage|sessionStorage|navigator|setState|BrowserOnly)\b/

/**
 * Records the module among what the document imports.
 * @param provided components that the code shows and that others provide.
 * @returns the statement that takes its names in place of the code; undefined if there is no such module.
 */
export function takeOwnModule(
  statements: readonly OwnStatement[],
  provided: ReadonlyMap<string, Place>,
  state: DocumentState,
): string | undefined {
  const { options, source, imports, usedFacts, required } = state
  const code = statements.filter(({ from }) => from === undefined)
  const [first] = code
  const isPlain = provided.size === 0 && usedFacts.size === 0 && required.size === 0 && source.parts === undefined
  if (code.some(({ isBound }) => isBound)) return undefined
  if (!options.documentModules || first === undefined || !isPlain || source.collection.kind === 'partial') return undefined
  if (!code.some(({ text }) => mayNeedBrowser.test(text)) || !code.some(({ declares }) => declares.some(isComponentName))) return undefined
  const used = new Set(code.flatMap(({ listNames }) => [...listNames()]))
  const needed = statements.filter(({ from, declares }) => from !== undefined && declares.some((name) => used.has(name)))
  const areModules = needed.every(({ from }) =>
    imports.some(({ specifier, kind }) => specifier === from && /^(?:module|package)$/.test(kind)),
  )
  if (!areModules) return undefined
  const declared = code.flatMap(({ declares }) => declares)
  const hidden = code.flatMap(({ declares, isExported }) => (isExported ? [] : declares))
  const text = writeAtPlaces([...needed, ...code]) + (hidden.length > 0 ? `\nexport { ${hidden.join(', ')} }` : '')
  const resolved = moduleOfDocument(source.file)
  const known = imports.find((each) => each.resolved === resolved)
  // The beginning of a post has a part of its code.
  if (known === undefined) imports.push({ specifier: ownSpecifier, resolved, kind: 'module', place: first.place, code: text })
  else if ((known.code ?? '').length < text.length) known.code = text
  return `const {${declared.join()}}=_sg.import(${JSON.stringify(ownSpecifier)});`
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name)
}

/** What is found in it has the place that it has in the document. */
function writeAtPlaces(statements: readonly OwnStatement[]): string {
  const ordered = statements.toSorted((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0) || (a.place.column ?? 0) - (b.place.column ?? 0))
  let code = ''
  for (const { text, place } of ordered) {
    const [line, column] = [code.split('\n').length, code.length - code.lastIndexOf('\n')]
    const isLater = (place.line ?? 1) > line
    code += isLater ? '\n'.repeat((place.line ?? 1) - line) : code === '' ? '' : ';'
    code += ' '.repeat(Math.max(0, (place.column ?? 1) - (isLater ? 1 : column + 1)))
    code += text
  }
  return code
}
