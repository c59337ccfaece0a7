// Services of other companies that this site uses when the environment names them (.env.example): the chat with the assistant, an address for
// page views, the hosted search. Without the variables nothing is requested, and the local index is searched.
import type { SiteConfig } from 'sitegen'

type Environment = Readonly<Record<string, string | undefined>>
type Services = Pick<SiteConfig, 'askAi' | 'pageViews' | 'search'>

/** @throws when one variable of a service is set and another is missing. */
export function readServices(environment: Environment): Services {
  const chat = readTogether(environment, ['ASK_AI_SCRIPT', 'ASK_AI_SITE_ID'])
  const endpoint = environment.PAGE_VIEWS_ENDPOINT
  const index = readTogether(environment, ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'])
  const hosts = environment.ALGOLIA_HOSTS?.split(',').map((host) => host.trim())
  return {
    ...(chat && { askAi: { script: chat.ASK_AI_SCRIPT, siteId: chat.ASK_AI_SITE_ID } }),
    ...(endpoint && { pageViews: { endpoint } }),
    ...(index && {
      search: {
        provider: 'algolia',
        appId: index.ALGOLIA_APP_ID,
        apiKey: index.ALGOLIA_SEARCH_KEY,
        indexName: index.ALGOLIA_INDEX,
        ...(hosts && environment.ALGOLIA_HOSTS !== '' && { hosts }),
      },
    }),
  }
}

/** Undefined when none of the variables is set. An empty one counts as not set. */
function readTogether<Name extends string>(environment: Environment, names: readonly Name[]): Record<Name, string> | undefined {
  const values = new Map(names.map((name) => [name, environment[name] ?? '']))
  const missing = names.filter((name) => values.get(name) === '')
  if (missing.length === names.length) return undefined
  const set = names.filter((name) => !missing.includes(name))
  if (missing.length > 0) throw new Error(`${set.join(', ')} of the environment is set, but ${missing.join(', ')} is not.`)
  return Object.assign({}, ...names.map((name) => ({ [name]: values.get(name) })))
}
