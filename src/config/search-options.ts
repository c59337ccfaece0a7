// The `search` part of a configuration: the site's own index, or one hosted by Algolia. Both are searched through the same interface.
import * as z from 'zod'
import { isHostOrigin } from './is-host-origin.ts'
import { flag, isRegularExpression, text, toRoutePath } from './option-values.ts'

const origin = z.string().refine(isHostOrigin, 'an origin such as "https://search.example.com"')
const pattern = text.refine(isRegularExpression, 'a regular expression')

const word = z.string().regex(/^[\p{L}\p{M}\p{N}]+$/u, 'one word')

const sharedKeys = {
  /** Text of the empty search box. */
  placeholder: text.default('Search docs'),
  /** Path of the page that lists all results; `false` for none. */
  searchPagePath: z
    .union([
      z
        .string()
        .regex(/^\/?[^\s?#]+$/, 'a path such as "search"')
        .overwrite(toRoutePath),
      z.literal(false),
    ])
    .default('search'),
  /** Finds only pages in the language of the page and in the docs version that the reader prefers. */
  contextualSearch: flag.default(false),
  /** Keeps recent and favorite searches in the reader's browser. */
  personalization: flag.default(true),
  /** Groups of words that find each other in the site's own index, such as `['clip', 'footage']`. */
  synonyms: z.array(z.array(word).min(2)).optional(),
  /** Pages that the search offers before anything is typed, and where nothing is found. */
  signposts: z
    .array(
      z.strictObject({
        /** Name of the page, as readers see it. */
        label: text,
        /** Path of the page. */
        to: z.string().regex(/^\/(?!\/)/, 'a path of the site, such as "/docs/start"'),
      }),
    )
    .default([]),
  /** Where readers can report that nothing was found; `{query}` is replaced by the search text. Undefined: the link is not shown. */
  missingResultsUrl: z
    .string()
    .regex(/^https?:\/\//, 'an address (https://…), with {query} for what was searched')
    .optional(),
}

export const localSearch = z.strictObject({
  ...sharedKeys,
  /** What answers: files of the site itself. */
  provider: z.literal('local').optional().default('local'),
})

const replacement = z.strictObject({
  /** What is replaced, a regular expression. */
  from: pattern,
  /** What stands there instead. */
  to: z.string(),
})

export const algoliaSearch = z.strictObject({
  ...sharedKeys,
  /** What answers: an index that Algolia hosts. */
  provider: z.literal('algolia'),
  /** Application id. It becomes part of host names. */
  appId: z.string().regex(/^[\da-z-]+$/i, 'an application id of letters and digits'),
  /** The public key, which can only search. The key for writing comes from the environment (docs/search.md). */
  apiKey: text,
  /** Name of the index. */
  indexName: text,
  /** Sent with every query; see the provider's documentation. */
  searchParameters: z.record(z.string(), z.unknown()).default({}),
  /** Tells the provider which result was chosen. */
  insights: flag.default(false),
  /** Results whose URL matches this regular expression lead out of the site. */
  externalUrlRegex: pattern.optional(),
  /** Replaces a part of the path of each result, for example that of another deployment. */
  replaceSearchResultPathname: replacement.optional(),
  /** Origins to query instead of the provider's, such as a proxy: `https://search.example.com`. */
  hosts: z.array(origin).default([]),
  /** What answers if the provider cannot be reached. Undefined: nothing, the error screen is shown. */
  fallback: z.literal('local').optional(),
})

/** Where to find the values that only an account has, by the path of their key. */
export const searchHints: Readonly<Record<string, string>> = {
  'search.appId': 'The application id is under "API Keys" in the settings of the Algolia dashboard.',
  'search.apiKey': 'The search-only key is under "API Keys" in the settings of the Algolia dashboard; never take the admin key.',
  'search.indexName': 'Choose a name; `sitegen search push` makes the index.',
}

/** Keys that do not apply to the site's own index. */
export const algoliaKeys: readonly string[] = Object.keys(algoliaSearch.shape).filter((key) => !(key in localSearch.shape))

const provided = z.discriminatedUnion('provider', [algoliaSearch, localSearch])
export const search = z.union([z.literal(false), provided])

export type LocalSearchOptions = z.input<typeof localSearch>
export type AlgoliaSearchOptions = z.input<typeof algoliaSearch>
export type SearchOptions = LocalSearchOptions | AlgoliaSearchOptions

/** As used by the theme and the browser. */
export type ResolvedSearch = z.output<typeof provided>

type Without<Options, Key extends string> = Options extends unknown ? Omit<Options, Key> : never

/** What its screens read. It is in every page. */
export type ShownSearch = Without<
  ResolvedSearch,
  'synonyms' | 'searchPagePath' | 'contextualSearch' | 'personalization' | keyof SearchOffers
> & {
  /** Left out where it is on. */
  personalization?: boolean
}

/** What the search shows beside results. Only its readers load it. */
export type SearchOffers = Pick<ResolvedSearch, 'signposts' | 'missingResultsUrl'>
/** A search whose index Algolia hosts. */
export type AlgoliaSearch = Extract<ShownSearch, { provider: 'algolia' }>
