// Icons that a document written for Starlight gives its boxes and that this theme does not draw: said once for each document. Those of cards and
// buttons stand beside words that say the same.
import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { iconOfStarlight } from '../lib/starlight-icons.ts'
import { type DocumentState, placeOfNode } from './document-state.ts'
import { starlightModule } from './mdx/resolve-import.ts'
import { walkMarkdown } from './walk-tree.ts'

/** Most documents have none. */
const mayHaveOne = /\bicon=/
/** As many are named. */
const most = 4

export function reportForeignIcons(tree: Root, state: DocumentState): void {
  const { source } = state.source
  if (!mayHaveOne.test(source)) return
  const hasComponents = source.includes(starlightModule)
  const found = new Set<string>()
  let first: Nodes | undefined
  walkMarkdown(tree, (node) => {
    const name =
      node.type === 'admonition'
        ? /(?:^|\s)icon=["']?([\w:.-]+)/.exec(node.attributes)?.[1]
        : hasComponents && (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
          ? iconOf(node)
          : undefined
    // The box of an admonition written with colons has no place for one.
    if (name === undefined || (node.type !== 'admonition' && iconOfStarlight(name) !== undefined)) return undefined
    found.add(name)
    first ??= node
    return undefined
  })
  if (first === undefined) return
  const names = [...found].slice(0, most).map((name) => `\`${name}\``)
  const more = found.size > most ? ` and ${found.size - most} more` : ''
  state.diagnostics.push({
    id: 'foreign-syntax',
    level: 'warning',
    message: `The document gives boxes icons of another generator, which are left out: ${names.join(', ')}${more}.`,
    place: placeOfNode(state, first),
    hint: 'Take them out: the color and the title of a box say of which kind it is. `<Admonition icon={…}>` takes an `<svg>` of the site.',
  })
}

function iconOf({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  if (name !== 'Aside') return undefined
  const attribute = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'icon')
  return attribute !== undefined && typeof attribute.value === 'string' ? attribute.value : undefined
}
