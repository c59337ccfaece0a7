// `tags.yml` of a blog or of docs -> tags by key, with label, description and permalink.
import * as z from 'zod'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { listNearest } from '../diagnostics/suggest.ts'
import { describeYamlValue } from '../lib/describe-value.ts'
import type { TagsFile } from './content-tree.ts'
import { isRecord, readYamlMapping } from './read-yaml-mapping.ts'

const keys = ['label', 'description', 'permalink'] as const
const text = z.string().min(1)

export function readTagsFile(file: string, source: string): { tagsFile: TagsFile; diagnostics: Diagnostic[] } {
  const { mapping, diagnostics } = readYamlMapping({
    file,
    text: source,
    name: 'The tags file',
    syntaxId: 'tag-invalid',
    forbiddenKeyId: 'tag-invalid',
  })
  const tags: TagsFile['tags'] = {}
  if (!mapping) return { tagsFile: { file, tags, unreadable: true }, diagnostics }
  const report = (message: string, place: Place, hint: string) => {
    diagnostics.push({ id: 'tag-invalid', level: 'error', message, place, hint })
  }
  for (const key of Object.keys(mapping.value)) {
    const value = mapping.textOf(key)
    const tag: TagsFile['tags'][string] = {}
    tags[key] = tag
    if (value === null) continue
    if (!isRecord(value)) {
      const hint = `Write \`${key}:\` and below it, indented, \`label: …\`.`
      report(
        `Tag \`${key}\` must be a mapping with label, description, permalink, but is ${describeYamlValue(value)}.`,
        mapping.placeOf([key]),
        hint,
      )
      continue
    }
    for (const [name, found] of Object.entries(value)) {
      const known = keys.find((candidate) => candidate === name)
      const result = text.safeParse(found)
      if (known === undefined)
        report(
          `Tag \`${key}\` has a key \`${name}\` that does not exist.`,
          mapping.placeOf([key, name]),
          `The keys are ${listNearest(name, keys)}.`,
        )
      else if (result.success) tag[known] = result.data
      else if (found !== null)
        report(
          `Tag \`${key}\`: \`${name}\` must be a text, but is ${describeYamlValue(found)}.`,
          mapping.placeOf([key, name]),
          'Quote the value.',
        )
    }
    if (tag.permalink !== undefined && !tag.permalink.startsWith('/')) {
      report(
        `Tag \`${key}\`: \`permalink\` must begin with a slash, but is ${describeYamlValue(tag.permalink)}.`,
        mapping.placeOf([key, 'permalink']),
        `Write \`permalink: /${tag.permalink}\`.`,
      )
    }
  }
  return { tagsFile: { file, tags }, diagnostics }
}
