// Boxes with a title, and what sites of VitePress write in the same way. Their syntax is chosen with that of GitHub (markdown/choose-syntax.ts).
import type { State } from 'mdast-util-to-hast'
import type { TextPlugin } from '../../../markdown/text-plugin.ts'
import type { Admonition } from '../admonition-tree.ts'
import { admonitionKeywords, type ContainerStyle } from '../admonition-types.ts'
import { toAdmonition } from './admonitions-to-html.ts'
import { remarkAdmonitions } from './remark-admonitions.ts'
import { remarkContainers } from './remark-containers.ts'

/** @param own keywords of the site. */
export function admonitions(own: readonly string[], style: ContainerStyle = 'docusaurus'): TextPlugin {
  return {
    name: 'admonitions',
    early: [[remarkAdmonitions, { keywords: admonitionKeywords(own, style), style }], ...(style === 'vitepress' ? [remarkContainers] : [])],
    handlers: (text) => ({ admonition: (state: State, node: Admonition) => toAdmonition(state, node, text) }),
  }
}
