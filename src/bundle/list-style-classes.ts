// The classes that a page must have for a style sheet to have an effect: from these the build knows which pages link to it.

/** At-rules whose blocks contain no selectors. What they define is used by rules, and those count. */
const withoutSelectors =
  /^@(?:-\w+-)?(?:keyframes|font-face|property|page|counter-style|font-palette-values|font-feature-values|position-try)\b/
const quoted = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\//g

/**
 * What a page needs for one of the selectors to match, sorted: each item is a list of class names, separated by spaces, that all have to be
 * there.
 * @param css as the bundler writes it, with nested rules flattened.
 * @returns undefined for a sheet with a selector that needs no class: it may affect any page.
 */
export function listStyleClasses(css: string): string[] | undefined {
  const needs = new Map<string, ReadonlySet<string>>()
  for (const selector of selectorsOf(css)) {
    const found = classSetsOf(selector)
    if (found.length === 0) return undefined
    for (const classes of found) needs.set([...classes].sort().join(' '), classes)
  }
  // `.card .icon` adds nothing to `.card`.
  const isImplied = (classes: ReadonlySet<string>): boolean =>
    [...needs.values()].some((other) => other.size < classes.size && [...other].every((name) => classes.has(name)))
  return [...needs].flatMap(([text, classes]) => (isImplied(classes) ? [] : [text])).sort()
}

function* selectorsOf(css: string): Generator<string> {
  /** Depth of the outermost open block without selectors. */
  let skipped = Number.POSITIVE_INFINITY
  let depth = 0
  for (const [, prelude = '', end] of css.replace(quoted, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === ';') continue
    if (end === '}') {
      depth--
      if (depth <= skipped) skipped = Number.POSITIVE_INFINITY
      continue
    }
    const text = prelude.trim()
    if (depth < skipped) {
      if (withoutSelectors.test(text)) skipped = depth
      else if (!text.startsWith('@')) yield* splitSelectors(text)
    }
    depth++
  }
}

/** Empty when no class is needed. */
function classSetsOf(selector: string): Set<string>[] {
  const positive = selector.replace(/:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
  // Escaped names would have to be read as browsers read them. They are rare, and so are selectors nested deeper than the pattern reads.
  if (/\\|:(?:not|has)\(/.test(positive)) return []
  const own = [...removeArguments(positive).matchAll(/\.([^.:#[\]()\s>+~]+)/g)].map(([, name = '']) => name)
  let sets = [new Set(own)]
  for (const [, list = ''] of positive.matchAll(/:(?:is|where)\(([^()]*)\)/g)) {
    const choices = splitSelectors(list).map(classSetsOf)
    // If one of them needs no class, the whole list needs none.
    if (choices.some((choice) => choice.length === 0)) continue
    sets = sets.flatMap((set) => choices.flat().map((choice) => new Set([...set, ...choice])))
  }
  return sets.filter(({ size }) => size > 0)
}

/** `a[b]:is(.c, d):hover` becomes `a:hover`. */
function removeArguments(selector: string): string {
  let text = selector.replace(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/:[\w-]+\([^()]*\)/g, '')
  }
  return text
}

function splitSelectors(list: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
