// The form of what this program does to the text of documents besides reading it: the hook `markdown` of a plugin of a site (plugins/plugin.ts), with
// places in the pipeline that only some of our own syntax needs.
import type { Handlers } from 'mdast-util-to-hast'
import type { PluggableList } from 'unified'
import type { WriteText } from '../lib/texts/text.ts'
import type { RenderedCodeBlock } from './code/render-code-block.ts'

/** All hooks are optional. */
export interface TextPlugin {
  name: string
  /** Changes the Markdown tree before headings get their ids. */
  early?: PluggableList
  /** Changes it afterwards, before the plugins of the site. */
  remark?: PluggableList
  /** Gives a code block that no plugin of the site has answered for. The first that gives something counts. */
  code?: (block: WrittenBlock) => RenderedCodeBlock | undefined
  /** Kind of a Markdown node -> what it becomes in HTML. */
  handlers?: (text: WriteText) => Handlers
  /** Changes the HTML tree once its links are known. */
  rehype?: PluggableList
}

export interface WrittenBlock {
  code: string
  /** What follows the language. */
  meta: string
  /** Makes an id that no other block has with that name, on every page where it can appear. */
  idOf: (name: string) => string
  text: WriteText
  /** Some code as it is shown, in the language of the block. */
  highlight: (code: string) => RenderedCodeBlock
}
