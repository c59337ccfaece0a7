// What `npm run terminals` records: commands in the project of the photographs. `samples` are the document and the names of samples: the command runs the
// first, the others are files that it needs. `until` is what a command prints that does not end by itself, and `fails` is for one that has to end with an
// error. A take keeps a hash of this, so that a test can say when it is out of date.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSample } from './film-sources.mjs'
import { photographsFolder } from './photograph-sources.mjs'
import { root } from './set-up.mjs'

export const terminalsFile = join(root, 'content/terminals/recorded.json')

const remotion = (rest) => ({ command: `npx remotion ${rest}` })
/** It ends with an error, which is what a page is about. */
const fault = (rest) => ({ ...remotion(rest), fails: true })
const script = (document, name, ...others) => ({ command: `npx tsx ${name}`, samples: [document, name, ...others] })

export const takes = {
  benchmark: remotion('benchmark Card --concurrencies=1,2 --frames=0-29'),
  'browser-ensure': remotion('browser ensure'),
  bundle: remotion('bundle'),
  compositions: remotion('compositions'),
  ffmpeg: remotion('ffmpeg -hide_banner -v warning -stats -y -i public/confetti.mp4 -vf scale=320:-1 small.mp4'),
  ffprobe: remotion('ffprobe -hide_banner public/confetti.mp4'),
  help: remotion('help'),
  render: remotion('render Card out/card.mp4'),
  still: remotion('still Poster out/poster.png --frame=30'),
  studio: { ...remotion('studio --no-open'), until: /Built in/ },
  versions: remotion('versions'),
  'fault-busy': fault('render src/faults/Busy.tsx Busy out/busy.mp4'),
  'fault-cancelled': fault('render src/faults/Cancelled.tsx Score out/score.mp4'),
  'fault-forgotten': fault('render src/faults/Forgotten.tsx Score out/score.mp4 --timeout=7000'),
  'fault-no-root': fault('compositions src/Root.tsx'),
  'fault-relative': fault('still src/faults/Relative.tsx Logo out/logo.png'),
  'fault-remote': fault('still src/faults/Remote.tsx Logo out/logo.png'),
  'fault-thrown': fault('render src/tools.ts Countdown out/countdown.mp4 --frames=60-75'),
  'fault-unknown': fault('still MyVideo out/video.png'),
  'lambda-policies-role': remotion('lambda policies role'),
  'lambda-policies-user': remotion('lambda policies user'),
  'lambda-regions': remotion('lambda regions --default-only'),
  'bundle-function': script('bundle.md', 'compile.mts'),
  'estimate-price': script('lambda/estimateprice.md', 'prices.mts'),
  'font-info': script('google-fonts/get-info.md', 'font-info.mts'),
  'function-name': script('lambda/speculatefunctionname.md', 'name.mts', 'lambda-settings.ts'),
  'get-compositions': script('renderer/get-compositions.md', 'render-stills.mts'),
  'google-fonts': script('google-fonts/get-available-fonts.md', 'families.mts'),
  'regions-of-europe': script('lambda/getregions.md', 'europe.mts'),
  'select-composition': script('renderer/select-composition.md', 'look-up.mts'),
  'silent-parts': script('renderer/get-silent-parts.md', 'find-speech.mts'),
  'video-metadata': script('renderer/get-video-metadata.md', 'describe.mts'),
}

/** Name -> code of the samples that a take runs. */
export function readSamples({ samples }) {
  if (!samples) return {}
  const [document, ...names] = samples
  const text = readFileSync(join(root, 'content/docs', document), 'utf8')
  return Object.fromEntries(names.map((name) => [name, findSample(text, name, document)]))
}

export function hashTake(take) {
  const { dependencies } = JSON.parse(readFileSync(join(photographsFolder, 'package.json'), 'utf8'))
  const parts = [take.command, dependencies.remotion, readSamples(take)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
