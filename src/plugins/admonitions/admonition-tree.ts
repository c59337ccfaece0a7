// The nodes of admonitions in the Markdown tree, and how they are built from the tokens of admonition-syntax.ts.
import type { Data, Parent, PhrasingContent, RootContent } from 'mdast'
import type { Extension } from 'mdast-util-from-markdown'

export interface Admonition extends Parent {
  type: 'admonition'
  keyword: string
  /** `{…}` after the keyword, without the braces. */
  attributes: string
  closed: boolean
  /** It is none of the boxes, but something else that VitePress writes like one (markdown/remark-containers.ts). */
  container?: 'details' | 'code-group' | 'tabs' | 'tab'
  /** Of `details`. */
  open?: boolean
  /** Of `tabs`: those with the same switch together. */
  group?: string
  children: (AdmonitionTitle | RootContent)[]
  data?: Data
}

export interface AdmonitionTitle extends Parent {
  type: 'admonitionTitle'
  children: PhrasingContent[]
}

declare module 'mdast' {
  interface RootContentMap {
    admonition: Admonition
    admonitionTitle: AdmonitionTitle
  }
  interface BlockContentMap {
    admonition: Admonition
  }
}

/** An extension of the tree builder. */
export function admonitionFromMarkdown(): Extension {
  return {
    enter: {
      admonition(token) {
        this.enter({ type: 'admonition', keyword: '', attributes: '', closed: false, children: [] }, token)
      },
      admonitionTitle(token) {
        this.enter({ type: 'admonitionTitle', children: [] }, token)
      },
    },
    exit: {
      admonition(token) {
        this.exit(token)
      },
      admonitionTitle(token) {
        this.exit(token)
      },
      admonitionKeyword(token) {
        const node = this.stack.at(-1)
        if (node?.type === 'admonition') node.keyword = this.sliceSerialize(token)
      },
      admonitionAttributes(token) {
        const node = this.stack.at(-1)
        if (node?.type === 'admonition') node.attributes = this.sliceSerialize(token)
      },
      admonitionSequence() {
        const node = this.stack.at(-1)
        // Colons before the keyword open the container, colons after it close it.
        if (node?.type === 'admonition') node.closed = node.keyword !== ''
      },
    },
  }
}
