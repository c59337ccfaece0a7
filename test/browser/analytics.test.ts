// The recipes of docs/analytics.md as they are written there, with a script in the place of each service's own: what it needs is in the
// policy, and each page that a reader sees is counted once.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { link, shown } from './navigation-steps.ts'
import { startTestSite } from './start-site.ts'

const text = readFileSync(new URL('../../docs/analytics.md', import.meta.url), 'utf8')

/** The sample of a service, as keys of a configuration. */
function recipe(heading: string): string {
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  return /```ts[^\n]*\n([\s\S]*?)```/.exec(section)?.[1] ?? ''
}

const configOf = (keys: string): string =>
  `import { defineConfig } from 'sitegen'\nexport default defineConfig({ title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore', onUnusedAssets: 'ignore',\n${keys}\n})\n`

/** Sends the page as the script of the service does, and listens to the history where that one does. */
const plausible = `{
  let last
  const count = () => {
    if (last === location.pathname) return
    last = location.pathname
    fetch('https://plausible.io/api/event', { method: 'POST', body: last })
  }
  const push = history.pushState
  history.pushState = function () { push.apply(this, arguments); count() }
  count()
}`
const gtag = `{
  const send = ([command, name, values]) => {
    if (command === 'event') fetch('https://region1.google-analytics.com/g/collect?' + values.page_title + ' ' + new URL(values.page_location).pathname)
  }
  dataLayer.forEach((entry) => send(entry))
  dataLayer.push = send
}`
const matomo = `{
  const state = {}
  const take = (...calls) => {
    for (const [name, value] of calls) {
      state[name] = value
      if (name === 'trackPageView') new Image().src = state.setTrackerUrl + '?' + state.setDocumentTitle + ' ' + new URL(state.setCustomUrl).pathname
    }
  }
  take(..._paq)
  _paq.push = take
}`

const paths = ['/docs/', '/docs/next', '/docs/']
const titles = ['Start | T /docs/', 'Next | T /docs/next', 'Start | T /docs/']

describe.each([
  ['Plausible', recipe('Plausible'), 'https://plausible.io/js/script.js', plausible, /^https:\/\/plausible\.io\/api\/event/, paths],
  ['Google Analytics 4', recipe('Google Analytics 4'), 'https://www.googletagmanager.com/gtag/js', gtag, /\/g\/collect\?/, titles],
  ['Matomo', recipe('Matomo'), 'https://matomo.example.com/matomo.js', matomo, /matomo\.php\?/, titles],
])('%s', (_, keys, script, body, view, expected) => {
  const browser = startTestSite('analytics', { config: configOf(keys) })

  it('three pages, one of them twice, a jump within a page -> three page views, and no complaint', async () => {
    const origins = [
      'https://plausible.io',
      'https://www.googletagmanager.com',
      'https://region1.google-analytics.com',
      'https://matomo.example.com',
    ]
    // Nothing is asked of the service before its answers are in place.
    const page = await browser.open('/nothing.html', { allowOrigins: origins })
    const views: string[] = []
    await page.route(/^https:/, async (route) => {
      const request = route.request()
      if (request.url().startsWith(script)) return route.fulfill({ contentType: 'text/javascript', body })
      if (view.test(request.url())) views.push(decodeURIComponent(new URL(request.url()).search.slice(1)) || (request.postData() ?? ''))
      return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, contentType: 'image/gif', body: '' })
    })
    await page.goto(browser.url('/docs/'))
    await expect.poll(() => views.length).toBe(1)
    await link(page, 'part').click()
    await link(page, 'Next').click()
    await shown(page, 'Next')
    await expect.poll(() => views.length).toBe(2)
    await link(page, 'Start').click()
    await shown(page, 'Start')
    await expect.poll(() => views.length).toBe(3)
    expect(views).toEqual(expected)
  })
})
