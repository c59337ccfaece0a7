// Tags that a site adds to the head of every page: their forms, which are those of Docusaurus.
import * as z from 'zod'
import { headTagNames } from '../lib/head-tag.ts'
import { siteFileOrAddress, text } from './option-values.ts'

/** `true` is an attribute without a value, `false` none. */
const attribute = z.union([z.string(), z.number(), z.boolean()])

export const headTag = z.strictObject({
  /** Name of the tag. */
  tagName: z.enum(headTagNames),
  /** As they are written in HTML. */
  attributes: z.record(z.string(), attribute).default({}),
  /** What is between its tags, as HTML. */
  innerHTML: z.string().optional(),
})

export const script = z.union([
  siteFileOrAddress,
  z
    .object({
      /** Address, or file of the site. */
      src: siteFileOrAddress,
    })
    .catchall(attribute),
])
export const stylesheet = z.union([
  siteFileOrAddress,
  z
    .object({
      /** Address. */
      href: text,
    })
    .catchall(attribute),
])
