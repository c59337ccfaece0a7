// Reads from the declaration files of the toolkit's packages which parameters, options and props a function or component has: those that a
// page about it has to name.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API, type Checker, SignatureKind, SymbolFlags, type Type, type Symbol as TypeScriptSymbol } from 'typescript/unstable/sync'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export interface ExportQuestion {
  /** Modules that may export the name, in this order. */
  modules: readonly string[]
  name: string
}

export interface ExportedParameters {
  /** The module that exports it. */
  module: string
  names: string[]
}

/** One answer for each question; undefined when no module exports the name as a value. */
export function readExportedParameters(questions: readonly ExportQuestion[]): (ExportedParameters | undefined)[] {
  const file = join(root, 'content/code/questions.ts')
  const configFile = join(root, 'content/code/tsconfig.questions.json')
  const installed = questions.map(({ modules }) => modules.filter(isInstalled))
  const asked = questions.flatMap(({ name }, index) => (installed[index] ?? []).map((module) => ({ index, module, name })))
  const text = asked.map(({ module, name }, number) => `export { ${name} as answer${number} } from '${module}'`).join('\n')
  const files = new Map([
    [file, text],
    [configFile, JSON.stringify({ extends: './tsconfig.json', compilerOptions: { noEmit: true }, files: [file], include: [] })],
  ])
  const api = new API({ cwd: root, fs: { readFile: (path) => files.get(path), fileExists: (path) => files.has(path) || undefined } })
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile)
    if (project === undefined) throw new Error('TypeScript has not opened the project.')
    const { checker } = project
    const answers: (ExportedParameters | undefined)[] = questions.map(() => undefined)
    for (const [number, { index, module, name }] of asked.entries()) {
      if (answers[index] !== undefined) continue
      const position = text.indexOf(` as answer${number} `) - name.length
      const symbol = checker.getSymbolAtPosition(file, position)
      const target = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      if (target === undefined || checker.isUnknownSymbol(target) || !(target.flags & SymbolFlags.Value)) continue
      const type = checker.getTypeOfSymbol(target)
      answers[index] = { module, names: type === undefined ? [] : [...new Set(namesOf(type, checker))].sort() }
    }
    return answers
  } finally {
    api.close()
  }
}

const require = createRequire(join(root, 'package.json'))

function isInstalled(module: string): boolean {
  try {
    require.resolve(`${module.split('/', module.startsWith('@') ? 2 : 1).join('/')}/package.json`)
    return true
  } catch {
    return false
  }
}

function namesOf(type: Type, checker: Checker): string[] {
  return checker.getSignaturesOfType(type, SignatureKind.Call).flatMap((signature) =>
    signature.getParameters().flatMap((parameter) => {
      const parameterType = checker.getTypeOfSymbol(parameter)
      const members = parameterType === undefined ? [] : partsOf(parameterType, checker).flatMap((part) => membersOf(part, checker))
      // One that is taken apart where it is declared has no name of its own; those of objects are found by their members.
      const own = members.length > 0 || parameter.name.startsWith('_') ? [] : [parameter.name]
      return [...own, ...members]
    }),
  )
}

/** The types of the parameters of which a rest parameter is made (`...args: [options: Options] | [first: string]`), else the type itself. */
function partsOf(type: Type, checker: Checker): readonly Type[] {
  const forms = type.isUnionType() ? type.getTypes() : [type]
  return forms.every((form) => checker.isTupleType(form))
    ? forms.flatMap((form) => (form.isTypeReference() ? checker.getTypeArguments(form) : []))
    : [type]
}

/** Names of the properties that the toolkit itself declares: not those of HTML elements, arrays, dates, schemas. */
function membersOf(type: Type, checker: Checker): string[] {
  if (type.isUnionType()) return (type.getTypes() ?? []).flatMap((part) => membersOf(part, checker))
  if (checker.isArrayLikeType(type) || checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return []
  return checker
    .getPropertiesOfType(checker.getApparentType(type) ?? type)
    .flatMap((property) => (isOwn(property, checker) ? [property.name] : []))
}

function isOwn(property: TypeScriptSymbol, checker: Checker): boolean {
  if (property.name.startsWith('_')) return false
  if (!property.declarations.some(({ path }) => /\/node_modules\/(?:remotion|@remotion\/[^/]+)\//.test(path))) return false
  return !checker.getJsDocTagsOfSymbol(property).some(({ name }) => name === 'deprecated' || name === 'internal')
}
