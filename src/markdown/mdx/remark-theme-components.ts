// Prepares two components of the theme that need more of the tree than a component gets to see: a badge in a heading is no part of its text
// and id, and the list in a file tree becomes rows of files and folders. Components of the site with these names are left alone.
import type { Program } from 'estree-jsx'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { declaredNames } from '../../lib/declared-names.ts'
import { type DocumentState, stateOf } from '../document-state.ts'
import { walkMarkdown } from '../walk-tree.ts'
import { readFileTree } from './read-file-tree.ts'
import { starlightModule } from './resolve-import.ts'

/** What a heading, or the HTML made from it, has beside its text. */
interface BesideText {
  /** A badge of the theme. */
  isBadge?: true
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData extends BesideText {}
  interface MdxJsxTextElementHastData extends BesideText {}
}

const mayHaveOne = /<(?:Badge|FileTree)\b/

export function remarkThemeComponents({ enabled }: { enabled: boolean }) {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    if (!enabled || !mayHaveOne.test(state.source.source)) return
    const others = namesOfSite(tree, state)
    walkMarkdown(tree, (node) => {
      if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return undefined
      if (node.name === null || others.has(node.name)) return undefined
      if (node.name === 'Badge' && node.type === 'mdxJsxTextElement') node.data = { ...node.data, isBadge: true }
      if (node.name === 'FileTree') readFileTree(node, state)
      return undefined
    })
  }
}

/** Components of the configuration, and what the document imports from elsewhere or declares. */
function namesOfSite(tree: Root, state: DocumentState): ReadonlySet<string> {
  const names = new Set(state.options.siteComponentNames)
  walkMarkdown(tree, (node) => {
    if (node.type === 'mdxjsEsm')
      for (const statement of node.data?.estree?.body ?? []) for (const name of declaredBy(statement)) names.add(name)
    return undefined
  })
  return names
}

function declaredBy(statement: Program['body'][number]): string[] {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ? declaredNames(statement.declaration) : []
  if (statement.type !== 'ImportDeclaration') return declaredNames(statement)
  const specifier = String(statement.source.value)
  const isOfTheme = specifier === starlightModule || /^(?:@theme\/|sitegen\/theme$)/.test(specifier)
  return isOfTheme ? [] : statement.specifiers.map(({ local }) => local.name)
}

/** The children of a heading without its badges and the space before them: the text that it has without them. */
export function withoutBadges<Node extends { type: string; data?: object | undefined }>(nodes: readonly Node[]): Node[] {
  if (!nodes.some(holdsBadge)) return [...nodes]
  const kept: Node[] = []
  let afterBadge = false
  for (const node of nodes) {
    if (isBadge(node)) {
      const before = kept.at(-1)
      if (before !== undefined && isText(before)) kept[kept.length - 1] = { ...before, value: before.value.trimEnd() }
      afterBadge = before === undefined || (isText(before) && before.value.trim() === '' && kept.length === 1)
      continue
    }
    const next = holdsBadge(node) ? { ...node, children: withoutBadges(childrenOf(node)) } : node
    kept.push(afterBadge && isText(next) ? { ...next, value: next.value.trimStart() } : next)
    afterBadge = false
  }
  return kept
}

function holdsBadge(node: object): boolean {
  return isBadge(node) || childrenOf(node).some(holdsBadge)
}

function isBadge(node: object): boolean {
  return 'data' in node && typeof node.data === 'object' && node.data !== null && 'isBadge' in node.data
}

function isText<Node extends { type: string }>(node: Node): node is Node & { value: string } {
  return node.type === 'text'
}

function childrenOf<Node extends object>(node: Node): Node[] {
  return 'children' in node && Array.isArray(node.children) ? node.children : []
}
