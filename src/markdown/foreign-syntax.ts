// What a document is written in for another generator, and is plain text here: said once for each document, with what takes its place.
import type { Root } from 'mdast'
import { type DocumentState, placeOfNode } from './document-state.ts'
import { walkMarkdown } from './walk-tree.ts'

interface Syntax {
  /** As it is named in the message. */
  name: string
  pattern: RegExp
  /** What it is in the tree. */
  in: readonly ('html' | 'text')[]
  counterpart: string
  /** What reads it, if the site has it. */
  plugin?: string
}

const value = String.raw`!*(?:[\w$][\w$.]*(?:\[[^\]]*\]|\([^)]*\))*|"[^"]*"|'[^']*'|\x60[^\x60]*\x60)`
const operator = String.raw`(?:\?\?|\|\||&&|[=!]==?|[<>]=?|[-+*/%?:,])`

/** Behind the first letter of a tag. */
const directive = String.raw`[\w-]*\s(?:[^<>]*\s)?(?:v-(?:if|else|else-if|for|show|html|text|bind|on|model|slot)\b|[@:#][a-z][\w.-]*=)`
const asComponent = 'write a component in an .mdx document'

const syntaxes: readonly Syntax[] = [
  { name: '<script setup>', pattern: /^\s*<script\s[^>]*\bsetup\b/i, in: ['html'], counterpart: 'import components in an .mdx document' },
  {
    name: '<style scoped>',
    pattern: /^\s*<style\s[^>]*\b(?:scoped|module)\b/i,
    in: ['html'],
    counterpart: 'import a CSS module in a component',
  },
  {
    name: '{{ … }}',
    pattern: new RegExp(String.raw`(?<!\$)\{\{\s*${value}(?:\s*${operator}\s*${value})*\s*\}\}`),
    in: ['text', 'html'],
    counterpart: 'write an expression in an .mdx document, or put it into code where it is meant as text',
  },
  // A component among HTML is a finding of its own.
  { name: 'v-if, :name="…", @name="…"', pattern: new RegExp(`<[a-z]${directive}`), in: ['html'], counterpart: asComponent },
  { name: 'v-if, :name="…", @name="…"', pattern: new RegExp(`<[A-Za-z]${directive}`), in: ['text'], counterpart: asComponent },
  {
    name: '<<< file',
    pattern: /^<<<\s*[@.\w/-]+\.\w+/m,
    in: ['text'],
    counterpart: 'switch on `includes()`, which reads it',
    plugin: 'includes',
  },
  {
    name: '[[toc]]',
    pattern: /^\[\[toc\]\]$/im,
    in: ['text'],
    counterpart: "take it out, since each page has a list of its headings, or set `markdown: { containers: 'vitepress' }`",
  },
]
/** Nothing but the script of a component of Vue. */
const vueScript = /^\s*<script\s[^>]*\bsetup\b[^>]*>(?:(?!<\/script>)[\s\S])*<\/script>\s*$/i
/** Most documents have none of it. */
const signs = /<script\s|<style\s|\{\{|<<<|\[\[toc\]\]|<[a-z][^<>]*\s(?:v-[a-z]|[@:#][a-z][\w.-]*=)/i

export function reportForeignSyntax(tree: Root, source: string, state: DocumentState): void {
  if (!signs.test(source)) return
  const found = new Map<Syntax, number>()
  let first: Parameters<typeof placeOfNode>[1] | undefined
  walkMarkdown(tree, (node) => {
    if (node.type !== 'html' && node.type !== 'text') return undefined
    for (const syntax of syntaxes) {
      if (!syntax.in.includes(node.type) || !syntax.pattern.test(node.value)) continue
      // What stays of one although the plugin is there is a finding of the plugin.
      if (syntax.plugin !== undefined && state.options.sourcePlugins?.includes(syntax.plugin)) continue
      found.set(syntax, (found.get(syntax) ?? 0) + 1)
      first ??= node
      // It would run in the browser as any script does, and fail at its first import.
      if (vueScript.test(node.value)) node.value = ''
    }
    return undefined
  })
  if (first === undefined) return
  const names = [...found].map(([{ name }, count]) => `\`${name}\`${count > 1 ? ` (${count} times)` : ''}`)
  state.diagnostics.push({
    id: 'foreign-syntax',
    level: 'warning',
    message: `The document has syntax of another generator, which is text here: ${names.join(', ')}.`,
    place: placeOfNode(state, first),
    hint: [...found.keys()].map(({ name, counterpart }) => `For \`${name}\`, ${counterpart}.`).join(' '),
  })
}
