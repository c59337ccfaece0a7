// Finds the place in a document that an error message is about. Compiled documents have no source map, so all there is to go by is names.
import { escapePattern } from '../../lib/escape.ts'

/** Start and end. */
type Range = [number, number]

/** Finds the name, or the tag of a theme component, that `message` complains about. Undefined if it is nowhere in code. */
export function findInDocument(source: string, bodyOffset: number, message: string): Range | undefined {
  const name = nameInMessage(message)
  return name === undefined ? findTag(source, bodyOffset, message) : findInCode(source, bodyOffset, name)
}

/** The tag that a component of the theme complains about: `Expected each <TabItem> …, found "npm" twice`. */
function findTag(source: string, bodyOffset: number, message: string): Range | undefined {
  const [, name] = /Expected (?:each |every |a |the )?<([A-Z]\w*)>/.exec(message) ?? []
  if (name === undefined) return undefined
  const [, value, twice] = /found "([^"]+)"( twice)?/.exec(message) ?? []
  const isMissing = / found none/.test(message)
  const missing = /`(\w+)`/.exec(message)?.[1]
  const tags = [...source.matchAll(new RegExp(`<${name}(?=[\\s/>])[^>]*>`, 'g'))].filter(({ index, 0: tag }) => {
    if (index < bodyOffset) return false
    if (value !== undefined) return tag.includes(`"${value}"`) || tag.includes(`'${value}'`)
    return !(isMissing && missing !== undefined && new RegExp(`\\s${missing}\\s*=\\s*(?!""|'')`).test(tag))
  })
  const tag = tags[twice ? 1 : 0]
  return tag && [tag.index, tag.index + tag[0].length]
}

interface NameInMessage {
  text: string
  isProperty: boolean
}

/** The name that a JavaScript engine's message is about. */
function nameInMessage(message: string): NameInMessage | undefined {
  const variable = /([\p{ID_Start}$_][\p{ID_Continue}$]*) is not defined\b/u.exec(message)?.[1]
  if (variable !== undefined) return { text: variable, isProperty: false }
  const missing = /has no export named "([^"]+)"/.exec(message)?.[1]
  if (missing !== undefined) return { text: missing, isProperty: false }
  const property = /\((?:reading|setting) '([^']+)'\)/.exec(message)?.[1]
  if (property !== undefined) return { text: property, isProperty: true }
  const callee = /([\p{ID_Start}$_][\p{ID_Continue}$.]*) is not (?:a function|iterable|a constructor)\b/u.exec(message)?.[1]
  const last = callee?.split('.').at(-1)
  return callee === undefined || last === undefined ? undefined : { text: last, isProperty: callee.includes('.') }
}

/** The first occurrence of the name in a line that has code: braces, a tag, an import or an export. */
function findInCode(source: string, bodyOffset: number, { text, isProperty }: NameInMessage): Range | undefined {
  const escaped = escapePattern(text)
  const pattern = new RegExp(`${isProperty ? '(?<=[.\\]]\\s?)' : '(?<![\\p{ID_Continue}$.])'}${escaped}(?![\\p{ID_Continue}$])`, 'gu')
  pattern.lastIndex = bodyOffset
  for (let match = pattern.exec(source); match !== null; match = pattern.exec(source)) {
    const line = source.slice(source.lastIndexOf('\n', match.index) + 1, match.index)
    const isInCode = /[{<]|^\s*(?:import|export)\b/.test(line) || isInBraces(source, bodyOffset, match.index)
    if (isInCode) return [match.index, match.index + text.length]
  }
  return undefined
}

/** Whether more braces are opened than closed in the 4,000 characters before `at`. */
function isInBraces(source: string, bodyOffset: number, at: number): boolean {
  let depth = 0
  for (let index = Math.max(bodyOffset, at - 4000); index < at; index++) {
    if (source[index] === '{') depth++
    else if (source[index] === '}') depth = Math.max(0, depth - 1)
  }
  return depth > 0
}
