// The tree of an MDX document -> its program and its static HTML. Parts without anything dynamic become HTML once, so that React handles
// only components and expressions. The program is the body of a function that evaluate-mdx.ts runs; `_sg` is all that it gets from outside.
import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { Body } from '../../content/document.ts'
import { readFrontMatter } from '../../content/front-matter.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import type { CodeComponent } from '../../plugins/document-hooks.ts'
import { type DocumentState, placeOfNode } from '../document-state.ts'
import { tableInFrame } from '../rehype-finish.ts'
import { compileEsm, type EsmNode } from './compile-esm.ts'
import { compileExpression, hasAwait, placeOfEstree } from './compile-expression.ts'
import { unmarkMdxText } from './mdx-marks.ts'
import { propsCode, stringCode, styleCode } from './react-props.ts'
import { componentElements } from './rehype-static-jsx.ts'

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast
type Expression = Pick<Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>, 'value' | 'data'>

/** @param toHtml writes a tree without MDX as HTML. */
export function compileMdx(tree: Root, state: DocumentState, toHtml: (tree: Root) => string, reportUnknown: ComponentReporter): Body {
  const esm = compileEsm(takeEsm(tree), state)
  const html: string[] = []
  const used = new Map<string, Place>()
  const use = (name: string, place: Place): void => {
    if (!used.has(name)) used.set(name, place)
  }
  const { siteComponentNames = [] } = state.options
  const content = childrenCode(tree.children, 'html')
  const provided = [...used.keys()].filter((name) => !esm.declared.has(name))
  const isPartial = state.source.collection.kind === 'partial'
  if (isPartial && state.source.bodyOffset > 0 && !esm.exportNames.includes('frontMatter') && !esm.declared.has('frontMatter')) {
    state.usedFacts.add('frontMatter')
    esm.exports.push('frontMatter')
  }
  const names = new Map([...esm.components, ...used])
  for (const name of esm.declared.keys()) names.delete(name)
  reportUnknown(names, state)
  const code = [
    '"use strict";',
    ...factsCode(esm.declared, state),
    // Components used by exported functions are looked up when those are rendered.
    ...[...esm.components.keys()].map((name) => `const ${name}=_sg.provided(${JSON.stringify(name)});`),
    // An import that nothing reads may lack what it names, as with any bundler: readers miss nothing.
    ...[...esm.imports].flatMap(([name, statement]) => (state.usedNames.has(name) ? [statement] : [])),
    ...esm.code,
    'function _sgContent(props){const _sgComponents=_sg.components(props);',
    ...provided.map((name) => `const ${name}=_sg.component(_sgComponents,${JSON.stringify(name)});`),
    `return _sg.h(_sg.Provider,{value:_sgComponents}${content});}`,
    `return{Content:_sgContent,exports:{${esm.exports.join()}}};`,
  ].join('\n')
  const exports = esm.exportNames.length > 0 ? { exports: esm.exportNames } : {}
  return { kind: 'mdx', code: unmarkMdxText(code), html: html.map(unmarkMdxText), ...exports }

  /** Arguments of a call, each preceded by a comma. Adjacent static nodes become one piece of HTML, where that is allowed. */
  function childrenCode(nodes: readonly (RootContent | ElementContent)[], form: Form): string {
    const parts: string[] = []
    let fixed: RootContent[] = []
    const flush = (): void => {
      if (fixed.length > 0) parts.push(fixedCode(fixed))
      fixed = []
    }
    for (const node of nodes) {
      const isPiece = form === 'html' || (form === 'elements' && (node.type !== 'element' || holdsHoisted(node)))
      if (isPiece && isStatic(node)) {
        fixed.push(node)
        continue
      }
      flush()
      const code = nodeCode(node, form)
      if (code !== undefined) parts.push(code)
    }
    flush()
    return parts.map((part) => `,\n${part}`).join('')
  }

  function fixedCode(nodes: RootContent[]): string {
    if (nodes.every((node) => node.type === 'text')) return JSON.stringify(nodes.map((node) => node.value).join(''))
    html.push(toHtml({ type: 'root', children: nodes }))
    return `_sg.html(${html.length - 1})`
  }

  function nodeCode(node: RootContent | ElementContent, form: Form): string | undefined {
    switch (node.type) {
      case 'text':
        return JSON.stringify(node.value)
      case 'element':
        return `_sg.h(${JSON.stringify(node.tagName)},${propsCode(node.properties)}${childrenCode(withoutSpace(node, form), form)})`
      // Of a `<noscript>` in a head.
      case 'raw':
        return fixedCode([node])
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return expressionCode(node)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return jsxCode(node, form)
      case 'codeComponent':
        return codeComponentCode(node.value)
      default:
        return undefined
    }
  }

  /** Undefined for a comment. */
  function expressionCode({ value, data }: Expression): string | undefined {
    const program = data?.estree
    if (!program || program.body.length === 0) return undefined
    const compiled = compileExpression(value, program, state)
    for (const [name, place] of compiled.components) use(name, place)
    if (hasAwait(program)) state.diagnostics.push(awaitInText(placeOfEstree(state, program)))
    // The line end terminates a `//` comment at the end of the expression.
    return `(${compiled.code}\n)`
  }

  function jsxCode(node: JsxElement, form: Form): string {
    const inner =
      form === 'head' || node.name === 'head' ? 'head' : isOfSite(node.name) ? 'elements' : isComponentName(node.name) ? 'html' : form
    const attributes = node.name === 'img' ? withLazyLoading(node.attributes) : node.attributes
    const content = attributes.find((each) => each.type === 'mdxJsxAttribute' && contentAttributes.includes(each.name))
    if (content?.type === 'mdxJsxAttribute') {
      const code = valueCode(content) ?? 'undefined'
      const inside = content.name === 'set:html' ? `_sg.raw(${code})` : code
      return `_sg.h(${typeCode(node)},${attributesCode(attributes.filter((each) => each !== content))},${inside})`
    }
    const write = (children: ElementContent[]): string =>
      `_sg.h(${typeCode(node)},${attributesCode(attributes)}${childrenCode(children, inner)})`
    // A component that is given a table expects the table, so its frame goes around the component.
    const [frame, ...others] =
      inner === 'elements' ? node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '') : []
    const table = frame && others.length === 0 ? tableInFrame(frame) : undefined
    if (frame?.type !== 'element' || table === undefined) return write(node.children)
    return `_sg.h("div",${propsCode(frame.properties)},\n${write([table])})`
  }

  /** The site's own components may look at what they are given, as React's documentation teaches; those of the theme never do. */
  function isOfSite(name: string | null): boolean {
    const root = name?.split('.')[0] ?? ''
    return isComponentName(name) && ((esm.declared.has(root) && !esm.ofTheme.has(root)) || siteComponentNames.includes(root))
  }

  /** That of a plugin, whatever the document itself calls by the name. */
  function codeComponentCode({ component, props = {} }: CodeComponent): string {
    const type = `_sg.component(_sgComponents,${JSON.stringify(component)})`
    return `_sg.h(${type},JSON.parse(${JSON.stringify(JSON.stringify(props))}))`
  }

  function typeCode(node: JsxElement): string {
    const { name } = node
    if (name === null) return '_sg.Fragment'
    const root = name.split('.')[0] ?? name
    if (isComponentName(name)) {
      state.usedNames.add(root)
      use(root, placeOfNode(state, node))
      return name
    }
    return componentElements.has(name) ? `_sg.element(_sgComponents,${JSON.stringify(name)})` : JSON.stringify(name)
  }

  function attributesCode(attributes: JsxElement['attributes']): string {
    if (attributes.length === 0) return 'null'
    const entries = attributes.map((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return spreadCode(attribute.value, attribute.data?.estree)
      return `${JSON.stringify(attribute.name)}:${valueCode(attribute) ?? 'undefined'}`
    })
    return `{${entries.join()}}`
  }

  function valueCode({ name, value }: MdxJsxAttribute): string | undefined {
    if (value === null || value === undefined) return 'true'
    if (typeof value === 'string') return name === 'style' ? styleCode(value) : stringCode(value)
    return value.data?.estree ? expressionCode({ value: value.value, data: value.data }) : undefined
  }

  /** `{...value}`: its program is an object that contains the spread. */
  function spreadCode(value: string, program: Parameters<typeof compileExpression>[1] | null | undefined): string {
    const statement = program?.body[0]
    if (!program || statement?.type !== 'ExpressionStatement') return ''
    const compiled = compileExpression(`({${value}\n})`, program, state)
    for (const [name, place] of compiled.components) use(name, place)
    return `...${compiled.code.startsWith('(') ? compiled.code : `(${compiled.code})`}`
  }
}

/** Astro's words for what is inside of an element. */
const contentAttributes = ['set:html', 'set:text']

/**
 * How static parts are written: as pieces of HTML, as elements of React for a component that may look at them, or as elements alone for
 * `<head>`.
 */
type Form = 'html' | 'elements' | 'head'

function isComponentName(name: string | null): name is string {
  return name !== null && (name.includes('.') || /^[^a-z]/.test(name))
}

/** React would move these into the head of the page. */
const hoisted: ReadonlySet<string> = new Set(['title', 'meta', 'link', 'style', 'script', 'base'])

function holdsHoisted(node: Nodes): boolean {
  return 'children' in node && ((node.type === 'element' && hoisted.has(node.tagName)) || node.children.some(holdsHoisted))
}

const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

/** Between the parts of a table, a component would not expect the line ends. */
function withoutSpace({ tagName, children }: Element, form: Form): ElementContent[] {
  if (form !== 'elements' || !tableParts.has(tagName)) return children
  return children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
}

/** Images load lazily, like those of Markdown; otherwise React would tell browsers to preload them. */
function withLazyLoading(attributes: JsxElement['attributes']): JsxElement['attributes'] {
  const named = new Set(attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '')))
  const lazy = [
    { type: 'mdxJsxAttribute' as const, name: 'loading', value: 'lazy' },
    { type: 'mdxJsxAttribute' as const, name: 'decoding', value: 'async' },
  ]
  return [...lazy.filter(({ name }) => !named.has(name)), ...attributes]
}

/** Declarations of the names that Docusaurus has in every document, of those that this one may mean. */
function factsCode(declared: ReadonlyMap<string, Place>, state: DocumentState): string[] {
  const { source, usedFacts, required } = state
  const values: Record<string, () => string> = {
    frontMatter: () => JSON.stringify(source.ownFrontMatter ?? readFrontMatter(source.file, source.source).mapping?.value ?? {}),
    metadata: () => `{..._sg.fact("metadata"),frontMatter:${values.frontMatter?.()}}`,
    assets: () => '{}',
  }
  // Astro's name for it.
  values.frontmatter = () => values.frontMatter?.() ?? '{}'
  const codeOf = (name: string): string => values[name]?.() ?? `_sg.fact(${JSON.stringify(name)})`
  return [
    ...[...usedFacts].sort().flatMap((name) => (declared.has(name) ? [] : [`const ${name}=${codeOf(name)};`])),
    ...(required.size === 0
      ? []
      : [`const require=(name)=>({${[...required].map(([name, code]) => `${JSON.stringify(name)}:()=>${code}`).join()}})[name]();`]),
  ]
}

/** Reports components that nothing provides. */
export type ComponentReporter = (names: ReadonlyMap<string, Place>, state: DocumentState) => void

function isStatic(node: Nodes): node is RootContent {
  switch (node.type) {
    case 'text':
    case 'comment':
    case 'raw':
    case 'finishedHtml':
      return true
    case 'element':
      return isStaticElement(node)
    default:
      return false
  }
}

/**
 * Removes the imports and exports from a tree, with the line end after each, and returns them in their order. They also stand between the
 * tags of elements and components; wherever they stand, they belong to the whole document.
 */
function takeEsm(tree: Root): EsmNode[] {
  const found: EsmNode[] = []
  const takeFrom = (parent: Nodes): void => {
    if (!('children' in parent)) return
    const children: Nodes[] = parent.children
    const kept = children.filter((node, index) => {
      if (node.type === 'mdxjsEsm') found.push(node)
      else takeFrom(node)
      return node.type !== 'mdxjsEsm' && !(children[index - 1]?.type === 'mdxjsEsm' && node.type === 'text' && node.value.trim() === '')
    })
    if (kept.length < children.length) children.splice(0, children.length, ...kept)
  }
  takeFrom(tree)
  return found
}

/** A page is rendered synchronously, so its text cannot wait; the imports and exports at its top can. */
function awaitInText(place: Place): Diagnostic {
  return {
    id: 'mdx-syntax',
    level: 'error',
    message: 'An expression in the text cannot use "await".',
    place,
    hint: 'Wait in an export at the head of the document, for example export const data = await load(), and use its value here.',
  }
}

function isStaticElement({ children }: Element): boolean {
  return children.every(isStatic)
}
