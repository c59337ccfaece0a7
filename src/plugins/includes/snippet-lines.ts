// `<<< @/demo.ts#region{2,4 ts:line-numbers} [title]`: how VitePress writes a code block that stands in a file. Such a line becomes the block that
// it means, with the options of this plugin.
import type { SourceLine } from '../document-hooks.ts'

/** As VitePress reads it: path, region, in braces the marked lines and a language with options of its own, title. */
const snippet = /^([ \t]*)<<<[ \t]*([^\s#{"[][^#{"[]*?)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]+)\])?[ \t]*$/
const fence = /^[ \t]*(`{3,}|~{3,})([^`]*)$/

export const anySnippet = /^[ \t]*<<<[ \t]*[^\s<]/m

export function writeSnippetsAsBlocks(lines: readonly SourceLine[]): SourceLine[] {
  let open: string | undefined
  return lines.flatMap((line) => {
    const [, signs, info = ''] = fence.exec(line.text) ?? []
    if (open !== undefined) {
      if (signs?.startsWith(open) && info.trim() === '') open = undefined
      return [line]
    }
    if (signs !== undefined) open = signs
    const [, indent = '', path, region, braces = '', title] = snippet.exec(line.text) ?? []
    if (path === undefined) return [line]
    const [, marked, language = ''] = /^\s*(\d+(?:[,-]\d+)*)?\s*(.*?)\s*$/.exec(braces) ?? []
    const options = [
      language,
      `file="${path
        .trim()
        .replace(/^@\//, '@site/')
        .replace(/^(?![.@/])/, './')}"`,
      region && `region="${region}"`,
      marked && `{${marked}}`,
      title && `title="${title.replaceAll('"', "'")}"`,
    ].filter(Boolean)
    return [
      { ...line, text: `${indent}\`\`\`${options.join(' ')}` },
      { ...line, text: `${indent}\`\`\`` },
    ]
  })
}
