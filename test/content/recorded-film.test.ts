// What the figures about files show before a reader presses their button is what the library says of the same film. After another version of
// the library or of the film, `npx vitest run -u` with this file records it again.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as parser from '@remotion/media-parser'
import { nodeReader } from '@remotion/media-parser/node'
import * as codecs from '@remotion/webcodecs'
import { expect, it } from 'vitest'
import { pricedFields, readBytesOf } from '../../content/components/figures/media/cost-of-field.ts'
import { printSamples, readFilm } from '../../content/components/figures/media/read-film.ts'
import { containers, listCodecs, recordedCodecs } from '../../content/components/figures/media/webcodecs/codec-lists.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const figures = join(repository, 'content/components/figures/media')
const film = join(repository, 'static/films/countdown.mp4')

it('the first film of the figures -> its recorded fields, samples and costs', async () => {
  const { fields, samples } = await readFilm(parser, film, nodeReader)
  const costs = Object.fromEntries(
    await Promise.all(pricedFields.map(async (field) => [field, await readBytesOf(parser, film, field, nodeReader)] as const)),
  )
  // A path tells no type; a server does.
  const recorded = { fields: { ...fields, mimeType: "'video/mp4'" }, samples: printSamples(samples), costs }
  await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot(join(figures, 'recorded.json'))
})

it('the containers of conversions -> their recorded codecs', () => {
  expect(codecs.getAvailableContainers()).toEqual(containers)
  expect(recordedCodecs).toEqual(listCodecs(codecs))
})
