// The services that this repository's site uses, by the variables of the environment.
import { expect, it } from 'vitest'
import { readServices } from '../../content/services.ts'

it('no variable, or empty ones -> no service', () => {
  expect(readServices({})).toEqual({})
  expect(readServices({ ASK_AI_SCRIPT: '', ASK_AI_SITE_ID: '', PAGE_VIEWS_ENDPOINT: '', ALGOLIA_INDEX: '', ALGOLIA_HOSTS: '' })).toEqual({})
})

it('all variables -> chat, page views, hosted search', () => {
  const algolia = { ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs' }
  expect(
    readServices({ ASK_AI_SCRIPT: 'https://chat.example/s.js', ASK_AI_SITE_ID: '1', PAGE_VIEWS_ENDPOINT: '/views', ...algolia }),
  ).toEqual({
    askAi: { script: 'https://chat.example/s.js', siteId: '1' },
    pageViews: { endpoint: '/views' },
    search: { provider: 'algolia', appId: 'app', apiKey: 'key', indexName: 'docs' },
  })
  expect(readServices({ ...algolia, ALGOLIA_HOSTS: 'https://a.example, https://b.example' }).search).toMatchObject({
    hosts: ['https://a.example', 'https://b.example'],
  })
})

it.each([
  [{ ASK_AI_SCRIPT: '/chat.js' }, 'ASK_AI_SCRIPT of the environment is set, but ASK_AI_SITE_ID is not.'],
  [
    { ALGOLIA_APP_ID: 'app', ALGOLIA_INDEX: 'docs' },
    'ALGOLIA_APP_ID, ALGOLIA_INDEX of the environment is set, but ALGOLIA_SEARCH_KEY is not.',
  ],
])('%j -> an error that names what is missing', (environment, message) => {
  expect(() => readServices(environment)).toThrow(message)
})
