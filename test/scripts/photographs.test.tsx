// The photographs of the Studio: their files, their marks, and the component that shows them.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Screen } from '../../content/components/screen.tsx'
import photographs from '../../content/photographs/taken.json'
import { motifs } from '../../scripts/photograph-motifs.mjs'
import { hashMotif } from '../../scripts/photograph-sources.mjs'

const folder = 'static/photographs'
const files = readdirSync(folder)

it('motifs -> a photograph of each, and no other', () => {
  expect(files.sort()).toEqual(
    Object.keys(motifs)
      .map((name) => `${name}.avif`)
      .sort(),
  )
  expect(Object.keys(photographs)).toEqual(Object.keys(motifs).sort())
})

it('all photographs -> less than 2 MB', () => {
  expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(2_000_000)
})

describe.each(Object.entries(photographs))('%s', (name, { source, width, height, marks }) => {
  it('what it shows -> what it was taken of; otherwise `npm run photographs` takes it anew', () => {
    const motif = motifs[name]
    expect(motif && hashMotif(motif)).toBe(source)
  })

  it('its file -> twice its size in pixels, and at most 60 kB', async () => {
    const file = join(folder, `${name}.avif`)
    expect(await sharp(file).metadata()).toMatchObject({ width: 2 * width, height: 2 * height })
    expect(statSync(file).size).toBeLessThan(60_000)
  })

  it('its marks -> those of the motif, in the picture', () => {
    expect(Object.keys(marks)).toEqual(Object.keys(motifs[name]?.marks ?? {}))
    const outside = Object.entries(marks).filter(([, { x, y }]) => x < 0 || x > 100 || y < 0 || y > 100)
    expect(outside).toEqual([])
  })
})

it('another file, another composition -> another hash', () => {
  const motif = { composition: 'Poster', shows: ['Root.tsx', 'Poster.tsx'] }
  expect(hashMotif({ ...motif, shows: ['Root.tsx', 'Ticket.tsx'] })).not.toBe(hashMotif(motif))
  expect(hashMotif({ ...motif, composition: 'Ticket' })).not.toBe(hashMotif(motif))
})

describe('Screen', () => {
  const callouts = { running: 'It runs.', tab: <em>The queue.</em> }

  it('callouts -> numbers that nobody hears, and a list in the same order', () => {
    const html = renderToStaticMarkup(<Screen name="queue" alt="Two renders." callouts={callouts} />)
    expect([...html.matchAll(/<span class="screen-number"[^>]* aria-hidden="true">(\d)<\/span>/g)].map(([, number]) => number)).toEqual([
      '1',
      '2',
    ])
    expect(html).toContain('<ol class="screen-callouts"><li><span>It runs.</span></li><li><span><em>The queue.</em></span></li></ol>')
  })

  it('a photograph -> the file with its size and alternative text, as a link to it', () => {
    const { width, height } = photographs.queue
    const html = renderToStaticMarkup(<Screen name="queue" alt="Two renders." />)
    expect(html).toContain(`href="/photographs/queue.avif" style="max-width:${width}px"`)
    expect(html).toContain(`<img src="/photographs/queue.avif" width="${width}" height="${height}" alt="Two renders."`)
    expect(html).not.toContain('<ol')
  })

  it('a name or a mark that there is not -> an error that says which there are', () => {
    const show = (name: string, mark: string) => () => renderToStaticMarkup(<Screen name={name} alt="" callouts={{ [mark]: '' }} />)
    expect(show('nothing', 'tab')).toThrow(/There is no photograph nothing: npm run photographs takes actions, api-delete-static-file, /)
    expect(show('queue', 'nothing')).toThrow('The photograph queue has no mark nothing, but tab, done, running.')
  })
})
