// An empty page with the hosted backend of the search in it, bundled as the build bundles it: for what the client does whatever the screens are.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { commonOptions, resolveSearchClient, virtualEntries } from '../../src/bundle/esbuild-options.ts'
import { packageDirectory } from '../../src/lib/package-directory.ts'
import { findClientLibrary } from '../../src/plugins/algolia/find-client-library.ts'
import type { Served } from '../browser/browser.ts'

/** The page has the modules as `window.search`, and a log of the requests it has begun as `window.attempts`. */
export async function serveClientPage(): Promise<Served> {
  const { lite } = findClientLibrary({ siteDirectory: packageDirectory, configFile: 'site.config.ts' })
  const entry = `
    import { createAlgoliaSearchClient } from './src/plugins/algolia/client/algolia-search-client.ts'
    import { createFallbackClient } from './src/plugins/algolia/client/fallback-client.ts'
    import { openLiteClient } from './src/plugins/algolia/client/open-lite-client.ts'
    window.search = { createAlgoliaSearchClient, createFallbackClient, openLiteClient }
    window.attempts = []
    const { open } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function (method, url, ...rest) {
      const attempt = { url, at: Date.now() }
      window.attempts.push(attempt)
      this.addEventListener('readystatechange', () => {
        if (this.readyState === XMLHttpRequest.HEADERS_RECEIVED) attempt.headersAt = Date.now()
      })
      return open.call(this, method, url, ...rest)
    }`
  const { outputFiles } = await build({
    ...commonOptions(packageDirectory, '/'),
    entryPoints: { page: 'entry:page' },
    outdir: 'out',
    write: false,
    plugins: [virtualEntries({ page: entry }, packageDirectory), resolveSearchClient(lite)],
  })
  const script = outputFiles?.[0]?.text ?? ''
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
    response.end(isScript ? script : '<!doctype html><title>Client</title><link rel="icon" href="data:,"><script src="/page.js"></script>')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The page is not served.')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
