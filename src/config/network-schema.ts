// The schemas of `externalLinks`, `pageViews`, `askAi` and `dev`: network-options.ts as code.
import * as z from 'zod'
import type { AskAiOptions, DevOptions, ExternalLinkOptions, PageViewOptions } from './network-options.ts'
import { isWebAddress, optionalFlag, text } from './option-values.ts'
import { strict } from './strict-object.ts'

const addressOrPath = z.string().refine((value) => isWebAddress(value) || /^\/(?!\/)/.test(value), 'an address (https://…) or a path (/…)')

export const externalLinks = strict<ExternalLinkOptions>({
  ignore: z.array(text).optional(),
  allowPrivateAddresses: optionalFlag,
  perHost: z.int().min(1).max(16).optional(),
  timeoutMilliseconds: z.int().min(100).max(120_000).optional(),
  cacheDays: z.number().min(0).optional(),
})

export const pageViews = strict<PageViewOptions>({
  endpoint: addressOrPath,
})

export const askAi = strict<AskAiOptions>({
  script: addressOrPath,
  siteId: text,
  text: text.optional(),
  backgroundColor: text.optional(),
  color: text.optional(),
  position: z.enum(['br', 'bl']).optional(),
  radius: text.optional(),
})

export const dev = strict<DevOptions>({ allowedHosts: z.array(text).optional() })
