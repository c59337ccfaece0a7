// The schema of `search`: search-options.ts as code.
import * as z from 'zod'
import { isHostOrigin } from '../search/algolia/is-host-origin.ts'
import { isRegularExpression, optionalFlag, text } from './option-values.ts'
import type { AlgoliaSearchOptions, LocalSearchOptions } from './search-options.ts'
import { strict } from './strict-object.ts'

const origin = z.string().refine(isHostOrigin, 'an origin such as "https://search.example.com"')
const pattern = text.refine(isRegularExpression, 'a regular expression')

const shared = {
  placeholder: text.optional(),
  searchPagePath: z.union([z.string().regex(/^\/?[^\s?#]+$/, 'a path such as "search"'), z.literal(false)]).optional(),
  contextualSearch: optionalFlag,
  personalization: optionalFlag,
  missingResultsUrl: z
    .string()
    .regex(/^https?:\/\//, 'an address (https://…), with {query} for what was searched')
    .optional(),
}

const local = strict<LocalSearchOptions>({ ...shared, provider: z.literal('local').optional() })

const algolia = strict<AlgoliaSearchOptions>({
  ...shared,
  provider: z.literal('algolia'),
  // It becomes part of host names.
  appId: z.string().regex(/^[\da-z-]+$/i, 'an application id of letters and digits'),
  apiKey: text,
  indexName: text,
  searchParameters: z.record(z.string(), z.unknown()).optional(),
  insights: optionalFlag,
  externalUrlRegex: pattern.optional(),
  replaceSearchResultPathname: z.strictObject({ from: pattern, to: z.string() }).optional(),
  hosts: z.array(origin).optional(),
  fallback: z.literal('local').optional(),
})

/** Where to find the values that only an account has, by the path of their key. */
export const searchHints: Readonly<Record<string, string>> = {
  'search.appId': 'The application id is under "API Keys" in the settings of the Algolia dashboard.',
  'search.apiKey': 'The search-only key is under "API Keys" in the settings of the Algolia dashboard; never take the admin key.',
  'search.indexName': 'Choose a name; `sitegen search push` makes the index.',
}

/** Keys that do not apply to the site's own index. */
export const algoliaKeys: readonly string[] = Object.keys(algolia.shape).filter((key) => !(key in local.shape))

export const searchSchema = z.union([z.literal(false), z.discriminatedUnion('provider', [algolia, local])])
