// Declares the types of a configuration as interfaces whose keys have their comments and defaults. They are inferred from the schemas of
// src/config, but TypeScript leaves comments out of what it infers, and a site would need the schema library to check its types.
// With them go the types of style sheets, pictures and other files that a site's modules import.
// Usage: node scripts/declare-config.mjs [folder of the declarations]
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API, SymbolFlags, TypeFlags } from 'typescript/unstable/sync'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'src/config/define-config.ts')
const target = join(resolve(process.argv[2] ?? join(root, 'dist/types')), 'config/define-config.d.ts')

const api = new API({ cwd: root })
try {
  const [project] = api.updateSnapshot({ openProjects: [join(root, 'scripts/types.tsconfig.json')] }).getProjects()
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, `/// <reference path="./imported-files.d.ts" />\n${declareTypes(project)}`)
  copyFileSync(join(root, 'src/config/imported-files.d.ts'), join(dirname(target), 'imported-files.d.ts'))
} finally {
  api.close()
}

function declareTypes({ checker, program }) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(source))
  const types = checker
    .getExportsOfModule(module)
    .filter((symbol) => symbol.flags & SymbolFlags.Alias)
    .map((symbol) => checker.getAliasedSymbol(symbol))
    .map((symbol) => ({ symbol, name: symbol.name, type: checker.getDeclaredTypeOfSymbol(symbol) }))
  const names = new Map(types.map(({ name, type }) => [type.id, name]))

  const declarations = types.map(({ symbol, name, type }) => {
    const about = comment([checker.getDocumentationCommentOfSymbol(symbol)], '')
    const written = symbol.declarations[0].resolve().getText()
    if (!written.includes('z.input<')) return `${about}${written}\n`
    const isInterface = type.flags & TypeFlags.Object && keysOf(type).length > 0
    return `${about}export ${isInterface ? `interface ${name}` : `type ${name} =`} ${spellOut(type, '')}\n`
  })
  return `${declarations.join('\n')}\n/** Gives a configuration its type and returns it unchanged. */\nexport declare function defineConfig(config: SiteConfig): SiteConfig\n`

  function keysOf(type) {
    return type.flags & TypeFlags.Object ? checker.getPropertiesOfType(type) : []
  }

  /** Types that are exported by their names. */
  function spell(type, indent) {
    return names.get(type.id) ?? spellOut(type, indent)
  }

  function spellOut(type, indent) {
    if (type.flags & TypeFlags.Union) return spellUnion(type.getTypes(), indent)
    if (!(type.flags & TypeFlags.Object)) return checker.typeToString(type)
    // Lists that can contain themselves have a name in the schema.
    if (type.getSymbol()?.name === 'NavbarItems') return 'NavbarItem[]'
    if (checker.isArrayType(type)) {
      const element = spell(checker.getTypeArguments(type)[0], indent)
      return element.includes(' | ') && !element.startsWith('{') ? `(${element})[]` : `${element}[]`
    }
    if (checker.isTupleType(type)) return checker.typeToString(type)
    const [index] = checker.getIndexInfosOfType(type)
    const keys = keysOf(type)
    const named = keys.length > 0 && `{\n${keys.map((key) => declareKey(key, `${indent}  `)).join('')}${indent}}`
    const others = index && `Record<${spell(index.keyType, indent)}, ${spell(index.valueType, indent)}>`
    // Of the attributes of a tag one is known, and the others are not.
    return [named, others].filter(Boolean).join(' & ') || `(${checker.typeToString(type)})`
  }

  function spellUnion(types, indent) {
    const parts = new Set(types.map((type) => spell(type, indent)))
    if (parts.delete('true')) {
      parts.delete('false')
      parts.add('boolean')
    }
    return [...parts].join(' | ')
  }

  function declareKey(key, indent) {
    const type = spell(checker.getNonNullableType(checker.getTypeOfSymbol(key)), indent)
    const lines = [checker.getDocumentationCommentOfSymbol(key), ...defaultOf(key)]
    return `${comment(lines, indent)}${indent}${key.name}${key.flags & SymbolFlags.Optional ? '?' : ''}: ${type}\n`
  }

  /** As it is written in the schema; that of an object with keys is in its keys. */
  function defaultOf(key) {
    const initializer = key.declarations[0]?.resolve()?.initializer?.getText() ?? ''
    const [, value] = /\.(?:default|prefault)\(([^()]*)\)$/.exec(initializer) ?? []
    return value === undefined || (value === '{}' && initializer.includes('.prefault')) ? [] : [`@default ${value}`]
  }
}

function comment(lines, indent) {
  const text = lines.join('\n').trim().split('\n')
  if (text.join('') === '') return ''
  if (text.length === 1) return `${indent}/** ${text[0]} */\n`
  return `${indent}/**\n${text.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`
}
