// Communication with other machines: by pages, the dev server, or a check.
import * as z from 'zod'
import { addressOrPath, flag, text } from './option-values.ts'

export const askAi = z.strictObject({
  /** The chat service's script: a URL, or a path on the host of the site. */
  script: addressOrPath,
  /** Id of the site at the service. */
  siteId: text,
  /** Label of the button. */
  text: text.default('Ask AI'),
  /** Background of the button, a CSS color. */
  backgroundColor: text.default('#111318'),
  /** Text of the button, a CSS color. */
  color: text.default('#ffffff'),
  /** Bottom right or bottom left. */
  position: z.enum(['br', 'bl']).default('br'),
  /** Radius of the corners, a CSS length. */
  radius: text.default('20px'),
})

export const pageViews = z.strictObject({
  /** Where events are sent with `navigator.sendBeacon`: a URL, or a path on the host of the site (the base URL is not added). */
  endpoint: addressOrPath,
})

export const dev = z.strictObject({
  /** Names in the `Host` header that `sitegen dev` accepts in addition to those of this machine; `.example.com` includes all subdomains. */
  allowedHosts: z.array(text).default([]),
})

export const externalLinks = z.strictObject({
  /** URLs that are not checked, as patterns with `*`; those with the host of the site, too. */
  ignore: z.array(text).default([]),
  /** Allows addresses in private networks. */
  allowPrivateAddresses: flag.default(false),
  /** Maximum number of concurrent requests to one host. */
  perHost: z.int().min(1).max(16).default(2),
  /** How long an answer may take, in milliseconds. */
  timeoutMilliseconds: z.int().min(100).max(120_000).default(10_000),
  /** How many days a good result is remembered. */
  cacheDays: z.number().min(0).default(14),
})

export type AskAiOptions = z.input<typeof askAi>
export type PageViewOptions = z.input<typeof pageViews>
export type DevOptions = z.input<typeof dev>
export type ExternalLinkOptions = z.input<typeof externalLinks>
