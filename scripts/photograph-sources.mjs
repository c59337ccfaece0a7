// What is on the screen of the Studio in the photographs: the files of `content/photographs/project/`, and samples of documents. A photograph
// keeps the hash of what it shows, so that a test can say when it is out of date.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSample } from './film-sources.mjs'
import { root } from './set-up.mjs'

export const photographsFolder = join(root, 'content/photographs')
/** Name -> the hash of what a photograph shows, its size in the window, and where its marks are. Written by `npm run photographs` alone. */
export const takenFile = join(photographsFolder, 'taken.json')

/** The file in the project -> the document, and the name of the sample there. */
const samples = {
  'Poster.tsx': ['visual-editing.md', 'Poster.tsx'],
  'Ticket.tsx': ['schemas.md', 'Ticket.tsx'],
  'Card.tsx': ['studio/visual-control.md', 'Card.tsx'],
  'Slides.tsx': ['folder.md', 'Root.tsx'],
  'WithShortcut.tsx': ['studio/index.md', 'WithShortcut.tsx'],
  'Agenda.tsx': ['studio/focus-default-props-path.md', 'Agenda.tsx'],
  'Badge.tsx': ['studio/update-default-props.md', 'Badge.tsx'],
  'Breakpoint.tsx': ['studio/pause.md', 'Breakpoint.tsx'],
  'Film.tsx': ['studio/go-to-composition.md', 'Film.tsx'],
  'Lecture.tsx': ['studio/seek.md', 'Lecture.tsx'],
  'Replay.tsx': ['studio/play.md', 'Replay.tsx'],
  'SalesChart.tsx': ['studio/watch-static-file.md', 'SalesChart.tsx'],
  'Takes.tsx': ['studio/delete-static-file.md', 'Takes.tsx'],
}

/** The samples that belong into the project. */
export function readSamples() {
  return Object.entries(samples).map(([file, [document, name]]) => {
    const text = readFileSync(join(root, 'content/docs', document), 'utf8')
    return { file, code: findSample(text, name, document) }
  })
}

/** @param motif `shows` names the files that its composition is made of. */
export function hashMotif({ composition, shows }) {
  const ofSamples = new Map(readSamples().map(({ file, code }) => [file, code]))
  const read = (file) => ofSamples.get(file) ?? readFileSync(join(photographsFolder, 'project', file), 'utf8')
  const { dependencies } = JSON.parse(readFileSync(join(photographsFolder, 'package.json'), 'utf8'))
  const parts = [composition, dependencies['@remotion/studio'], ...shows.map(read)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
