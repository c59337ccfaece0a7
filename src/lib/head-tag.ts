// A tag that a site adds to the head of pages, by its configuration, a plugin or front matter: what is wrong with one, when two are the same,
// and how it is written.
import { describeValue } from './describe-value.ts'
import { escapeAttribute } from './escape.ts'
import { isExternal } from './site-path.ts'
import { dangerOf, dangers, refreshAddress } from './unsafe-address.ts'

export interface HeadTag {
  tagName: string
  /** As in HTML; `true` is an attribute without a value. */
  attributes: Record<string, string | true>
  innerHTML?: string | undefined
}

/** What a head may have, apart from the title and the base of addresses, which every page has already. */
export const headTagNames = ['link', 'meta', 'noscript', 'script', 'style', 'template'] as const

export interface HeadTagProblem {
  /** From the tag to what is wrong. */
  path: string[]
  /** What was expected there, and what was found. */
  expected: string
  found: string
  hint: string
}

/** The attribute with the address that a tag loads, if it has one. */
export function addressNameOf({ tagName }: Pick<HeadTag, 'tagName'>): 'src' | 'href' | undefined {
  return tagName === 'script' ? 'src' : tagName === 'link' ? 'href' : undefined
}

/** Of a tag whose name is known. */
export function findHeadTagProblem(tag: HeadTag): HeadTagProblem | undefined {
  return findAttributeProblem(tag) ?? findContentProblem(tag) ?? findAddressProblem(tag)
}

function findAttributeProblem({ tagName, attributes }: HeadTag): HeadTagProblem | undefined {
  for (const name of Object.keys(attributes)) {
    const path = ['attributes', name]
    if (/[\s"'<>/=\p{Cc}]/u.test(name) || name === '')
      return {
        path,
        expected: 'an attribute of HTML',
        found: describeValue(name),
        hint: 'Write the name as it stands in a tag: `data-id`.',
      }
    if (/^on/i.test(name)) {
      const hint = 'Put the code into a script: a strict Content-Security-Policy refuses code in attributes.'
      return { path, expected: 'an attribute that runs no code', found: `"${name}"`, hint }
    }
  }
  const { 'http-equiv': kind, content } = attributes
  const target = tagName === 'meta' && /^refresh$/i.test(String(kind)) && typeof content === 'string' ? refreshAddress(content) : undefined
  return target === undefined ? undefined : dangerousAddress(['attributes', 'content'], target)
}

function findContentProblem({ tagName, attributes, innerHTML }: HeadTag): HeadTagProblem | undefined {
  const path = ['innerHTML']
  if (innerHTML === undefined || innerHTML === '') {
    const hint = 'Write the address of the script, or its text as `innerHTML`.'
    return tagName === 'script' && !attributes.src
      ? { path: [], expected: 'a script with `src` or `innerHTML`', found: 'neither', hint }
      : undefined
  }
  if (tagName === 'meta' || tagName === 'link')
    return { path, expected: `nothing inside of <${tagName}>`, found: describeValue(innerHTML), hint: 'Write what it says as attributes.' }
  if (tagName === 'script' && attributes.src !== undefined) {
    const hint = 'Browsers ignore the text of a script that has an address. Make it a script of its own, behind this one.'
    return { path, expected: 'no text in a script with `src`', found: describeValue(innerHTML), hint }
  }
  // Without scripts, or where a script reads the page, a browser ends the head at any other element.
  const other =
    tagName === 'noscript' ? /<(?!link|meta|style|!--)([a-z][^\s/>]*)/i.exec(innerHTML.replace(/<(style)\b[\s\S]*?<\/\1>/gi, '')) : null
  if (other) {
    const hint = 'What readers see without scripts belongs into the text of a page, or into a component of the theme, such as the footer.'
    return { path, expected: 'only <link>, <meta> and <style> in a <noscript> of the head', found: `<${other[1]}>`, hint }
  }
  const end = new RegExp(`</${tagName}(?=[\\s/>]|$)`, 'i').exec(innerHTML)?.[0]
  if (end !== undefined)
    return {
      path,
      expected: `text in which the tag does not end`,
      found: `"${end}"`,
      hint:
        tagName === 'script'
          ? 'Write `<\\/script` in the text of the script.'
          : `Leave \`${end}\` out: the rest would be text of the page.`,
    }
  // From here on, browsers look for a second end of the script.
  if (tagName === 'script' && /<!--[\s\S]*<script/i.test(innerHTML))
    return {
      path,
      expected: 'text in which the tag does not end',
      found: '"<!--" with "<script" behind it',
      hint: 'Write `<\\!--` in the text of the script.',
    }
  return undefined
}

function findAddressProblem(tag: HeadTag): HeadTagProblem | undefined {
  const name = addressNameOf(tag)
  const address = name === undefined ? undefined : tag.attributes[name]
  if (name === undefined || address === undefined) return undefined
  const path = ['attributes', name]
  if (typeof address !== 'string' || address.trim() === '')
    return { path, expected: 'an address', found: describeValue(address), hint: 'Write it as "https://example.com/file.js" or "/file.js".' }
  return dangerousAddress(path, address, tag.tagName === 'link') ?? foreignScheme(path, address, tag.tagName)
}

function dangerousAddress(path: string[], address: string, isImage = false): HeadTagProblem | undefined {
  const danger = dangerOf(address, isImage ? 'image' : 'link')
  // The icon of a site without one.
  if (danger === undefined || (isImage && /^data:,?$/.test(address))) return undefined
  const hint =
    danger === 'host' ? `Write the address whole: "https:${address.replaceAll('\\', '/')}".` : 'Write an address with `https://`.'
  return { path, expected: 'an address with https:// or a path', found: `${describeValue(address)}, which ${dangers[danger]}`, hint }
}

function foreignScheme(path: string[], address: string, tagName: string): HeadTagProblem | undefined {
  if (!isExternal(address) || /^https?:\/\/[^/]/i.test(address) || (tagName === 'link' && /^data:/i.test(address))) {
    return /^https?:/i.test(address) && !URL.canParse(address)
      ? { path, expected: 'an address', found: `${describeValue(address)}, which is not valid`, hint: 'Correct the address.' }
      : undefined
  }
  // The relations of a link may lead to other places than files.
  if (tagName === 'link' && !/^https?:/i.test(address)) return undefined
  const host = /^[a-z\d.-]+:\d+(?=\/)/i.test(address)
  const hint = host ? `Did you mean "http://${address}"?` : 'Write an address with `https://`, or a path that starts with "/".'
  return { path, expected: 'an address with https:// or a path', found: describeValue(address), hint }
}

/** `cdn.example.com/x.js`: what was meant with an address without a scheme; undefined for what looks like a path. */
export function addressOfHost(address: string): string | undefined {
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?\/./i.test(address) ? `https://${address}` : undefined
}

/** Two tags with the same key say the same: a file that is loaded twice, or a tag that stands there twice. */
export function headTagKey(tag: HeadTag): string {
  const { tagName, attributes, innerHTML = '' } = tag
  const { src, href, rel } = attributes
  if (tagName === 'script' && src !== undefined) return `script ${src}`
  if (tagName === 'link' && rel === 'stylesheet') return `stylesheet ${href} ${attributes.media ?? ''}`
  return JSON.stringify([tagName, Object.entries(attributes).sort(([one], [other]) => (one < other ? -1 : 1)), innerHTML])
}

/** As in a finished page: attributes in double quotes, and no `<` in them. */
export function headTagHtml({ tagName, attributes, innerHTML = '' }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value === true ? '' : escapeAttribute(value)}"`)
  const isVoid = tagName === 'meta' || tagName === 'link'
  return isVoid ? `<${tagName}${written.join('')}/>` : `<${tagName}${written.join('')}>${innerHTML}</${tagName}>`
}
