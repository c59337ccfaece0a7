// The texts that a module has for translators: `<Translate>` and `translate()`, as far as they are written as literals.
import { type AnyNode, type Expression, type ObjectExpression, parse, type SpreadElement } from 'acorn'
import { type Loader, transform } from 'esbuild'

export interface TranslatedText {
  id: string
  message: string
  description?: string
}

/** @returns nothing for a module with a mistake, which the bundler reports. @param loader `tsx`, `ts` or `jsx`. */
export async function readTranslatedTexts(source: string, loader: Loader): Promise<TranslatedText[]> {
  if (!/\b[Tt]ranslate\b/.test(source)) return []
  try {
    const { code } = await transform(source, { loader, jsx: 'automatic', jsxDev: false, logLevel: 'silent' })
    const found: TranslatedText[] = []
    visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), found)
    return found
  } catch {
    return []
  }
}

/** Of an MDX document: its tags, by their text. */
export function readTranslateTags(source: string): TranslatedText[] {
  return [...source.matchAll(/<Translate\b([^>]*)>([^<{]*)<\/Translate>/g)].flatMap(([, attributes = '', children = '']) => {
    const attributeOf = (name: string): string | undefined => new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(attributes)?.[2]
    return textOf({ id: attributeOf('id'), message: children.trim() || undefined, description: attributeOf('description') })
  })
}

function visit(node: unknown, found: TranslatedText[]): void {
  if (Array.isArray(node)) for (const each of node) visit(each, found)
  if (!isNode(node)) return
  if (node.type === 'CallExpression') {
    const [first, second] = node.arguments
    const name = node.callee.type === 'Identifier' ? node.callee.name : undefined
    if (name === 'translate' && first?.type === 'ObjectExpression') found.push(...textOf(literalsOf(first)))
    if (name !== undefined && /^_?jsxs?$/.test(name) && isNamed(first, 'Translate') && second?.type === 'ObjectExpression') {
      const { id, children: message, description } = literalsOf(second)
      found.push(...textOf({ id, message, description }))
    }
  }
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, found)
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function isNamed(node: Expression | SpreadElement | undefined, name: string): boolean {
  return node?.type === 'Identifier' && node.name === name
}

function literalsOf({ properties }: ObjectExpression): Record<string, string> {
  const literals: Record<string, string> = {}
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
    const { value } = property
    if (value.type === 'Literal' && typeof value.value === 'string') literals[property.key.name] = value.value
    else if (value.type === 'TemplateLiteral' && value.quasis.length === 1)
      literals[property.key.name] = value.quasis[0]?.value.cooked ?? ''
  }
  return literals
}

/** A text without an id has its message as the id. */
function textOf({ id, message, description }: Record<string, string | undefined>): TranslatedText[] {
  const key = id ?? message
  if (key === undefined) return []
  return [{ id: key, message: message ?? key, ...(description !== undefined && { description }) }]
}
