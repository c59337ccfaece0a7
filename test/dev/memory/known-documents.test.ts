// Which documents the dev server reads again.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type KnownDocuments, openKnownDocuments } from '../../../src/dev/memory/known-documents.ts'
import { makeSite } from '../../content/make-site.ts'
import { makeConfig } from '../../content/test-config.ts'

const request: Parameters<KnownDocuments['read']>[0] = {
  file: 'content/docs/a.md',
  path: 'a.md',
  collection: { kind: 'docs', id: 'default' },
  defaultFormat: 'md',
}

it('a document that is saved while it is read -> read again', async () => {
  const site = makeSite({ [request.file]: '# First\n' })
  const store = { read: async () => undefined, write: async () => undefined }
  let saves = ['# Second\n', '# The third\n']
  const documents = await openKnownDocuments(
    () => makeConfig(site, { docs: {} }),
    store,
    'key',
    () => ({
      identity: 'plugins',
      async expand(document) {
        // The text has been read by now.
        const [text, ...rest] = saves
        saves = rest
        if (text !== undefined) writeFileSync(join(site, request.file), text)
        return { document, diagnostics: [] }
      },
    }),
  )
  const read = async (): Promise<string | undefined> => (await documents.read(request)).document?.hash
  const [first, stale] = [await read(), documents.isStale(request.file)]
  const refreshed = (await documents.refresh(request.file))?.document.hash
  const [last, current] = [await read(), documents.isStale(request.file)]
  expect(new Set([first, refreshed, last]).size).toBe(3)
  expect([stale, current]).toEqual([true, false])
})
