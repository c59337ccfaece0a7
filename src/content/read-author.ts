// An author as written in the authors file or in front matter -> AuthorFields. Both places allow the same keys and the same mistakes.
import { nearest } from '../diagnostics/suggest.ts'
import { describeYamlValue } from '../lib/describe-value.ts'
import { dangerOf } from '../lib/unsafe-address.ts'
import type { AuthorFields } from './document.ts'
import { isRecord } from './read-yaml-mapping.ts'

export interface AuthorProblem {
  /** Path from the author to the problem. */
  path: (string | number)[]
  message: string
  hint?: string
  /** The author is still valid without the part at fault. */
  isWarning?: boolean
}

const textKeys = {
  name: 'name',
  title: 'title',
  url: 'url',
  image_url: 'imageUrl',
  imageURL: 'imageUrl',
  email: 'email',
  description: 'description',
} as const
const allKeys = [...Object.keys(textKeys), 'socials', 'page', 'key']
const suggestedKeys = allKeys.filter((key) => key !== 'imageURL')

/** Unknown keys that resemble no known one are ignored: other tools have their own. */
export function readAuthor(value: unknown): { fields: AuthorFields; problems: AuthorProblem[] } {
  const fields: AuthorFields = {}
  const problems: AuthorProblem[] = []
  if (!isRecord(value)) {
    return {
      fields,
      problems: [{ path: [], message: `must be a mapping with \`name\` and other keys, but is ${describeYamlValue(value)}.` }],
    }
  }
  for (const [key, name] of Object.entries(textKeys)) {
    const found = value[key]
    if (found === undefined || found === null) continue
    if (typeof found !== 'string')
      problems.push({ path: [key], message: `key \`${key}\` must be a text, but is ${describeYamlValue(found)}.` })
    else fields[name] = found
  }
  for (const key of ['url', 'image_url', 'imageURL']) {
    const found = value[key]
    if (typeof found === 'string' && !isAddress(found, key === 'url')) {
      delete fields[key === 'url' ? 'url' : 'imageUrl']
      problems.push({
        path: [key],
        message: `key \`${key}\` must be a web address or a path, but is ${describeYamlValue(found)}.`,
        hint: 'Begin it with `https://` or `/`.',
      })
    }
  }
  problems.push(...readSocials(value.socials, fields), ...readPage(value.page, fields))
  for (const key of Object.keys(value)) {
    if (allKeys.includes(key)) continue
    const suggestion = nearest(key, suggestedKeys)
    if (suggestion)
      problems.push({
        path: [key],
        message: `has a key \`${key}\` that does not exist.`,
        hint: `Did you mean \`${suggestion}\`?`,
        isWarning: true,
      })
  }
  return { fields, problems }
}

function readSocials(socials: unknown, fields: AuthorFields): AuthorProblem[] {
  if (socials === undefined || socials === null) return []
  if (!isRecord(socials)) {
    return [
      { path: ['socials'], message: `key \`socials\` must be a mapping like \`github: name\`, but is ${describeYamlValue(socials)}.` },
    ]
  }
  const problems: AuthorProblem[] = []
  const read: Record<string, string> = {}
  for (const [platform, handle] of Object.entries(socials)) {
    const isHandle =
      typeof handle === 'string' &&
      handle !== '' &&
      (/^https?:\/\//i.test(handle) || !(/[/\\]/.test(handle) || dangerOf(handle) !== undefined))
    if (isHandle) read[platform] = handle
    else {
      const message = `key \`socials.${platform}\` must be a name on that platform or a full address, but is ${describeYamlValue(handle)}.`
      problems.push({
        path: ['socials', platform],
        message,
        hint: 'Write the name alone, `remotion`, or the whole address with `https://`.',
      })
    }
  }
  fields.socials = read
  return problems
}

function readPage(page: unknown, fields: AuthorFields): AuthorProblem[] {
  if (page === undefined || page === null) return []
  if (typeof page === 'boolean') {
    fields.page = page
    return []
  }
  if (isRecord(page) && typeof page.permalink === 'string') {
    fields.page = { permalink: page.permalink }
    return []
  }
  return [
    { path: ['page'], message: `key \`page\` must be true, false or \`permalink: /path\` below it, but is ${describeYamlValue(page)}.` },
  ]
}

/** URLs that mean the same on every page: `example.com` would be a path relative to the page that shows it. */
function isAddress(url: string, isLink: boolean): boolean {
  return (/^(?:https?|pathname):\/\/|^\//i.test(url) || (isLink && /^(?:mailto|tel):/i.test(url))) && dangerOf(url) === undefined
}
