// Nothing of what a reader sees or hears is a literal in a component: each text is in the catalogue (src/lib/texts/english.ts).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'acorn'
import jsx from 'acorn-jsx'
import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { packageDirectory } from '../../src/lib/package-directory.ts'

const shown = new Set(['aria-label', 'ariaLabel', 'title', 'placeholder', 'alt', 'label', 'aria-description', 'summary'])

/** What is the same in every language. */
const sameEverywhere = new Set(['esc', '#'])

function listFiles(folder: string): string[] {
  return readdirSync(join(packageDirectory, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}

const files = [
  ...['src/theme', 'src/client', 'src/docusaurus'].flatMap(listFiles),
  ...readdirSync(join(packageDirectory, 'src/plugins')).flatMap((plugin) =>
    ['theme', 'client'].flatMap((room) => {
      try {
        return listFiles(`src/plugins/${plugin}/${room}`)
      } catch {
        return []
      }
    }),
  ),
  // For the owner of a site: the dev server.
].filter((file) => !file.startsWith('src/client/dev'))

const parser = Parser.extend(jsx())
const domProperties = new Set(['ariaLabel', 'title', 'placeholder', 'alt', 'textContent'])

/** Without types, but with its elements as they are written. */
function findLiterals(file: string, text: string): string[] {
  const { code } = transformSync(text, { loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'preserve' })
  const found: string[] = []
  const report = (written: string): void => {
    if (/\p{L}/u.test(written) && !sameEverywhere.has(written.trim())) found.push(`${file}: ${written.trim()}`)
  }
  visit(parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), report)
  return found
}

type Report = (written: string) => void

function visit(node: unknown, report: Report): void {
  if (Array.isArray(node)) for (const each of node) visit(each, report)
  if (!isNode(node)) return
  if (node.type === 'JSXText' && typeof node.value === 'string') report(node.value)
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    for (const child of Array.isArray(node.children) ? node.children : [])
      if (isNode(child, 'JSXExpressionContainer')) report(textIn(child))
  if (node.type === 'JSXAttribute' && isNode(node.name) && shown.has(String(node.name.name))) report(textIn(node.value))
  if (node.type === 'AssignmentExpression' && isNode(node.left, 'MemberExpression') && isNode(node.left.property))
    if (domProperties.has(String(node.left.property.name))) report(textIn(node.right))
  for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value, report)
}

/** What an expression says by itself. */
function textIn(node: unknown): string {
  if (!isNode(node)) return ''
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : ''
    case 'TemplateLiteral':
      return (Array.isArray(node.quasis) ? node.quasis : []).map((part) => textOfPart(part)).join('')
    case 'JSXExpressionContainer':
      return textIn(node.expression)
    case 'ConditionalExpression':
      return textIn(node.consequent) + textIn(node.alternate)
    case 'LogicalExpression':
      return textIn(node.right)
    default:
      return ''
  }
}

function textOfPart(part: unknown): string {
  const value: unknown = isNode(part) ? part.value : undefined
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

interface AnyNode {
  type: string
  [key: string]: unknown
}

function isNode(node: unknown, type?: string): node is AnyNode {
  return (
    typeof node === 'object' &&
    node !== null &&
    'type' in node &&
    typeof node.type === 'string' &&
    (type === undefined || node.type === type)
  )
}

describe('components of the theme', () => {
  it('a text in a component -> found', () => {
    expect(findLiterals('a.tsx', '<p title="Open">Hello {name} {flag && "more"}</p>').length).toBe(3)
    expect(findLiterals('a.ts', 'button.ariaLabel = "Close"')).toHaveLength(1)
  })

  it('all files -> no text that is not in the catalogue', () => {
    expect(files.length).toBeGreaterThan(150)
    expect(files.flatMap((file) => findLiterals(file, readFileSync(join(packageDirectory, file), 'utf8')))).toEqual([])
  })

  it('ids -> written out, because the build looks for them', () => {
    const composed = files.filter((file) => /`theme\.[^`]*\$\{/.test(readFileSync(join(packageDirectory, file), 'utf8')))
    expect(composed).toEqual([])
  })
})
