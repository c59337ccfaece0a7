// JavaScript from an MDX document -> JavaScript without JSX. Code without JSX stays exactly as the author wrote it; in code with JSX,
// elements become calls, and literal URLs are recorded like those of links.
import { generate } from 'astring'
import type { Expression, Node, Program, TemplateElement } from 'estree-jsx'
import { buildJsx } from 'estree-util-build-jsx'
import { walk } from 'estree-walker'
import { linkMarkerPattern } from '../../content/document.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { namesDeclaredBy } from '../../lib/declared-names.ts'
import type { DocumentState } from '../document-state.ts'
import { isAddress, markAddress } from './rehype-jsx-links.ts'
import { writtenTextOf } from './remark-known-expressions.ts'
import { resolveImport } from './resolve-import.ts'

/** What a document knows of itself: an expression in it names it without an import. Names are those of Docusaurus. */
const factNames: readonly string[] = ['toc', 'contentTitle', 'frontMatter', 'frontmatter', 'metadata', 'assets']

export interface CompiledExpression {
  code: string
  /** Components used but not declared in it, each with its first place. */
  components: Map<string, Place>
}

/** @param source the text that `program` was parsed from. */
export function compileExpression(source: string, program: Program, state: DocumentState): CompiledExpression {
  const components = new Map<string, Place>()
  const declared = new Set<string>()
  let hasJsx = false
  const visit = (node: Node): void => {
    if (node.type.startsWith('JSX')) hasJsx = true
    if (node.type === 'JSXOpeningElement') {
      let name: Node = node.name
      while (name.type === 'JSXMemberExpression') name = name.object
      if (name.type === 'JSXIdentifier' && (/^[^a-z]/.test(name.name) || node.name.type === 'JSXMemberExpression')) {
        if (!components.has(name.name)) components.set(name.name, placeOfEstree(state, name))
      }
    }
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') state.usedNames.add(node.name)
    if (node.type === 'Identifier' && factNames.includes(node.name)) state.usedFacts.add(node.name)
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require') resolveRequire(node, state)
    for (const name of namesDeclaredBy(node)) declared.add(name)
  }
  walkEstree(program, visit)
  for (const name of declared) components.delete(name)
  if (!hasJsx) return { code: source, components }
  const copy = structuredClone(program)
  walkEstree(copy, (node) => {
    if (node.type === 'JSXOpeningElement') markAddresses(node, state)
  })
  buildJsx(copy, { runtime: 'classic', pragma: '_sg.h', pragmaFrag: '_sg.Fragment' })
  const code = generate(copy).trim()
  return { code: isSingleExpression(program) ? code.replace(/;$/, '') : code, components }
}

/** `require('./picture.png')`, which the bundler never sees: its value is in the program of the document. */
function resolveRequire({ arguments: [named] }: Extract<Node, { type: 'CallExpression' }>, state: DocumentState): void {
  const specifier = writtenTextOf(named)
  const place = named === undefined ? { file: state.source.file } : placeOfEstree(state, named)
  if (specifier === undefined) {
    state.diagnostics.push({
      id: 'mdx-syntax',
      level: 'error',
      message: 'Expected `require` to be given the name of a file as a text, found something that is known only when it runs.',
      place,
      hint: "Write the name out: require('./picture.png'). Of several files, choose one: { a: require('./a.png'), b: require('./b.png') }[name].",
    })
    return
  }
  const { asset } = resolveImport(specifier, place, state)
  const code = asset === undefined ? `_sg.import(${JSON.stringify(specifier)})` : `_sg.address(${asset})`
  state.required.set(specifier, /\.json$/i.test(specifier) ? `${code}.default` : code)
}

function isSingleExpression({ body }: Program): boolean {
  return body.length === 1 && body[0]?.type === 'ExpressionStatement'
}

function markAddresses(node: Extract<Node, { type: 'JSXOpeningElement' }>, state: DocumentState): void {
  const element = node.name.type === 'JSXIdentifier' ? node.name.name : ''
  for (const attribute of node.attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
    const { value, name } = attribute
    if (value?.type !== 'Literal' || typeof value.value !== 'string' || !isAddress(element, name.name, value.value)) continue
    const place = placeOfEstree(state, value)
    const marked = markAddress(value.value, name.name, () => place, state)
    attribute.value = marked.includes('\u0000')
      ? { type: 'JSXExpressionContainer', expression: resolveMarkers(marked) }
      : { type: 'Literal', value: marked }
  }
}

/** A text with markers as code that puts the resolved URLs in their places. */
function resolveMarkers(marked: string): Expression {
  const parts = marked.split(linkMarkerPattern)
  const expressions = parts.filter((_, index) => index % 2 === 1).map(callHref)
  const texts = parts.filter((_, index) => index % 2 === 0)
  const [only] = expressions
  if (only !== undefined && expressions.length === 1 && texts.every((text) => text === '')) return only
  const quasis = texts.map((text, index): TemplateElement => {
    const raw = text.replace(/[`\\$]/g, '\\$&')
    return { type: 'TemplateElement', tail: index === texts.length - 1, value: { raw, cooked: text } }
  })
  return { type: 'TemplateLiteral', quasis, expressions }
}

function callHref(index: string): Expression {
  return {
    type: 'CallExpression',
    callee: {
      type: 'MemberExpression',
      object: { type: 'Identifier', name: '_sg' },
      property: { type: 'Identifier', name: 'href' },
      computed: false,
      optional: false,
    },
    arguments: [{ type: 'Literal', value: Number(index) }],
    optional: false,
  }
}

/** Whether a program uses `await` outside functions. */
export function hasAwait(program: Program): boolean {
  let found = false
  // The walker's types do not include JSX, see walkEstree.
  walk(program as Parameters<typeof walk>[0], {
    enter(node) {
      if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration') this.skip()
      found ||= node.type === 'AwaitExpression'
    },
  })
  return found
}

export function walkEstree(program: Program, visit: (node: Node) => void): void {
  // The walker's types do not include JSX, but it visits every node that has a type.
  walk(program as Parameters<typeof walk>[0], { enter: (node) => visit(node as Node) })
}

/** Lines in the tree count from 1 within the body, columns from 0. */
export function placeOfEstree(state: DocumentState, node: Node): Place {
  const { loc } = node
  if (!loc) return { file: state.source.file }
  return {
    file: state.source.file,
    line: loc.start.line + state.lineOffset,
    column: loc.start.column + 1,
    endLine: loc.end.line + state.lineOffset,
    endColumn: loc.end.column + 1,
  }
}
