// Hides set-up lines of a sample, which the type check needs and readers do not: special comments mark them. The comments are those of
// Twoslash, so that samples written for it work unchanged.

const languages: ReadonlySet<string> = new Set(['ts', 'tsx', 'typescript', 'mts', 'cts', 'js', 'jsx', 'javascript', 'mjs', 'cjs'])

const cutPattern = /^\s*\/\/\s*---cut(?:-(before|after|start|end))?---\s*$/

/**
 * The indexes of the visible lines. `// ---cut---` (or `---cut-before---`) hides what is above, `// ---cut-after---` what is below, and `//
 * ---cut-start---` what follows up to `// ---cut-end---`; the comments themselves are hidden too.
 */
export function findVisibleLines(lines: readonly string[], language: string): number[] {
  let visible: number[] = []
  const isCuttable = languages.has(language)
  let isCut = false
  for (const [index, line] of lines.entries()) {
    const cut = isCuttable && line.includes('---cut') ? cutPattern.exec(line) : null
    if (cut === null) {
      if (!isCut) visible.push(index)
      continue
    }
    const kind = cut[1] ?? 'before'
    if (kind === 'before') visible = []
    if (kind === 'after') break
    isCut = kind === 'start'
  }
  return visible
}
