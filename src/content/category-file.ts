// `_category_.json|yml|yaml` -> CategoryMetadata.
import * as z from 'zod'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { listNearest, nearest } from '../diagnostics/suggest.ts'
import { badgeExpectation } from '../lib/badge-looks.ts'
import { describeYamlValue } from '../lib/describe-value.ts'
import { dangerOf } from '../lib/unsafe-address.ts'
import type { CategoryMetadata } from './content-tree.ts'
import { badgeSchema } from './front-matter-fields.ts'
import { readYamlMapping } from './read-yaml-mapping.ts'

const text = z.string()
const record = z.record(text, z.unknown())

const linkSchema = z.union([
  z.null(),
  z.strictObject({ type: z.literal('doc'), id: text.min(1).transform((id) => id.normalize('NFC')) }),
  z.strictObject({
    type: z.literal('generated-index'),
    slug: text.transform((slug) => slug.normalize('NFC')).optional(),
    title: text.optional(),
    description: text.optional(),
    keywords: z.union([z.array(text), text.transform((keyword) => [keyword])]).optional(),
    image: text.refine((value) => dangerOf(value, 'image') === undefined).optional(),
  }),
])

/** Key -> its schema and the words after "must be". The `read` calls below check the types against CategoryMetadata. */
const fields = {
  label: [text, 'a text'],
  position: [z.number(), 'a number'],
  collapsed: [z.boolean(), 'true or false'],
  collapsible: [z.boolean(), 'true or false'],
  className: [text, 'a text'],
  badge: [badgeSchema, badgeExpectation],
  customProps: [record, 'a mapping'],
  description: [text, 'a text'],
  key: [text, 'a text'],
  link: [
    linkSchema,
    'null, `{ type: doc, id: … }` or `{ type: generated-index, … }` with the keys slug, title, description, keywords, image',
  ],
} as const

const knownKeys = Object.keys(fields)
const textKeys: readonly string[] = ['label', 'className', 'description', 'key']

function hintFor(key: keyof CategoryMetadata): string {
  return key === 'link'
    ? 'Correct the value, or remove the key: a category without a link only opens and closes.'
    : 'Correct the value, or remove the key.'
}

export function readCategoryFile(
  file: string,
  source: string,
): { metadata: CategoryMetadata; linkPlaces?: Record<string, Place>; diagnostics: Diagnostic[] } {
  const { mapping, diagnostics } = readYamlMapping({
    file,
    text: source,
    name: 'The category file',
    syntaxId: 'category-invalid',
    forbiddenKeyId: 'category-invalid',
  })
  const metadata: CategoryMetadata = {}
  if (!mapping) return { metadata, diagnostics }
  const report = (message: string, place: Place, hint?: string) => {
    diagnostics.push({ id: 'category-invalid', level: 'error', message, place, ...(hint && { hint }) })
  }
  const read = <Key extends keyof CategoryMetadata>(key: Key, schema: z.ZodType<CategoryMetadata[Key]>, expected: string) => {
    const value = textKeys.includes(key) ? mapping.textOf(key) : mapping.value[key]
    if (value === undefined || (value === null && key !== 'link')) return
    const result = schema.safeParse(value)
    if (result.success) metadata[key] = result.data
    else report(`Category key \`${key}\` must be ${expected}, but is ${describeYamlValue(value)}.`, mapping.placeOf([key]), hintFor(key))
  }
  read('label', ...fields.label)
  read('position', ...fields.position)
  read('collapsed', ...fields.collapsed)
  read('collapsible', ...fields.collapsible)
  read('className', ...fields.className)
  read('badge', ...fields.badge)
  read('customProps', ...fields.customProps)
  read('description', ...fields.description)
  read('key', ...fields.key)
  read('link', ...fields.link)
  for (const key of Object.keys(mapping.value)) {
    if (knownKeys.includes(key)) continue
    const suggestion = nearest(key, knownKeys)
    const hint = suggestion
      ? `Did you mean \`${suggestion}\`?`
      : `The keys are ${listNearest(key, knownKeys)}. Data of your own goes below \`customProps\`.`
    report(`The category file has a key \`${key}\` that does not exist.`, mapping.placeOf([key]), hint)
  }
  const { link } = metadata
  const linkPlaces = link && Object.fromEntries(Object.keys(link).map((key) => [key, mapping.placeOf(['link', key])]))
  return { metadata, ...(linkPlaces && { linkPlaces }), diagnostics }
}
