// What asks for a file: the line that opens a code block, or a comment.

export interface CodeInstruction {
  /** As written. */
  path: string
  region: string | undefined
  lines: string | undefined
  /** `true` without a value. */
  dedent: string | true | undefined
  /** The line behind the fence without these options, with a language and the text of the title. */
  rest: string
}

const option =
  /(?<=^|\s)(file|region|lines|dedent|title)(?:=("[^"]*"|'[^']*'|[^\s"']*))?(?=\s|$)|[\w-]+=(?:"[^"]*"|'[^']*')|"[^"]*"|'[^']*'|\{[^}]*\}/g

/** @param info the text behind the fence. Undefined if it names no file. */
export function readCodeInstruction(info: string): CodeInstruction | undefined {
  const found = new Map<string, string | true>()
  let hasBareTitle = false
  const rest = info.replace(option, (whole, name: string | undefined, value: string | undefined) => {
    if (name === undefined || (name === 'title' && value !== undefined)) return whole
    if (name === 'title') {
      hasBareTitle = true
      return '\u0000'
    }
    if (!found.has(name)) found.set(name, value === undefined ? true : value.replace(/^(["'])(.*)\1$/, '$2'))
    return ''
  })
  const path = found.get('file')
  if (typeof path !== 'string') return undefined
  const [region, lines] = [found.get('region'), found.get('lines')]
  const title = hasBareTitle ? `title="${path.slice(path.lastIndexOf('/') + 1).replaceAll('"', '')}"` : ''
  const others = rest
    .replace('\u0000', title)
    .replaceAll('\u0000', '')
    .replace(/[ \t]+/g, ' ')
    .trim()
  // The language is the first word of the line, unless that is an option.
  const hasLanguage = /^[\w+#.-]+(?=[\s{:]|$)/.test(info) && !/^(?:file|region|lines|dedent|title)\b/.test(info)
  return {
    path,
    region: region === true ? '' : region,
    lines: lines === true ? '' : lines,
    dedent: found.get('dedent'),
    rest: hasLanguage ? others : `${languageOf(path)} ${others}`.trim(),
  }
}

/** Endings that are no name of their language. */
const languages: Readonly<Record<string, string>> = {
  h: 'c',
  cc: 'cpp',
  hh: 'cpp',
  hpp: 'cpp',
  htm: 'html',
  svg: 'xml',
  xsd: 'xml',
  plist: 'xml',
  txt: 'text',
  log: 'text',
  env: 'ini',
  conf: 'ini',
  cfg: 'ini',
  pyi: 'python',
  dockerfile: 'docker',
  makefile: 'makefile',
}

function languageOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return languages[ending] ?? (name.includes('.') ? ending : 'text')
}

export interface TextInstruction {
  /** As written. */
  path: string
  /** A region, or the id of a heading. */
  part: string | undefined
  lines: string | undefined
}

/** @param comment with its signs. Undefined if it asks for nothing. */
export function readTextInstruction(comment: string): TextInstruction | 'malformed' | undefined {
  const [, inside] = /^(?:<!--|\/\*)\s*@include:([\s\S]*?)(?:-->|\*\/)/.exec(comment.trim()) ?? []
  if (inside === undefined) return undefined
  const [, path = '', part, lines] = /^([^#{}\n]+?)(?:#([^{}\s]+))?(?:\s*\{([^{}]*)\})?$/.exec(inside.trim()) ?? []
  if (path === '') return 'malformed'
  // VitePress writes the first and the last line with a comma between them.
  const [, from, to] = /^\s*(\d*)\s*,\s*(\d*)\s*$/.exec(lines ?? '') ?? []
  return { path, part, lines: from === undefined ? lines : `${from}-${to}` }
}
