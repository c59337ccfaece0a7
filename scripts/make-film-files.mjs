// `node scripts/make-film-files.mjs`: makes what the films of `<Gif>` and of sounds show or listen to, in `content/films/public/`. The results are
// committed; it is needed only to change them. `npm run films` has to have installed its packages before, of which the coder of sounds is one.
import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { filmsFolder, publicFolder } from './film-sources.mjs'

await makeWaves()
makeVoice()

/** Three rows of waves, of which each moves by a whole number of its lengths, so that the GIF begins anew without a jump. */
async function makeWaves() {
  const [width, height, count] = [480, 270, 24]
  const rows = [
    { top: 100, size: 10, length: 160, passes: -1, tone: '#2f7fc4' },
    { top: 150, size: 14, length: 240, passes: 1, tone: '#1b5fa3' },
    { top: 205, size: 16, length: 240, passes: -1, tone: '#0f3f78' },
  ]
  const drawings = Array.from({ length: count }, (_, frame) => {
    const paths = rows.map(({ top, size, length, passes, tone }) => {
      const lift = (x) => top + size * Math.sin(2 * Math.PI * (x / length + (passes * frame) / count))
      const points = Array.from({ length: width / 8 + 1 }, (_, index) => `${index * 8} ${lift(index * 8).toFixed(1)}`)
      return `<path d="M${points.join('L')}V${height}H0Z" fill="${tone}"/>`
    })
    const sky = `<rect width="${width}" height="${height}" fill="#f4b860"/><circle cx="360" cy="72" r="34" fill="#fff1d0"/>`
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky}${paths.join('')}</svg>`)
  })
  const frames = await Promise.all(drawings.map((drawing) => sharp(drawing).png().toBuffer()))
  const delay = Array(count).fill(80)
  await sharp(frames, { join: { animated: true } })
    .gif({ delay, loop: 0, colours: 16, dither: 0 })
    .toFile(join(publicFolder, 'waves.gif'))
}

/** Three bursts of a hum with overtones, which rise and fall like syllables. */
function makeVoice() {
  const rate = 16_000
  const samples = Int16Array.from({ length: 3 * rate }, (_, index) => {
    const second = index / rate
    const burst = Math.max(0, Math.sin(2 * Math.PI * (second + 0.02))) ** 0.6
    const syllable = 0.55 + 0.45 * Math.sin(2 * Math.PI * 5.5 * second)
    const pitch = 2 * Math.PI * 34 * second + 1.5 * Math.sin(2 * Math.PI * 1.3 * second)
    const hum = 0.5 * Math.sin(pitch) + 0.3 * Math.sin(2 * pitch + 1) + 0.2 * Math.sin(5 * pitch) * syllable
    return 30_000 * 0.8 * burst * syllable * hum
  })
  const coder = join(filmsFolder, 'node_modules/@remotion/compositor-linux-x64-gnu')
  chmodSync(join(coder, 'ffmpeg'), 0o755)
  const options = ['-y', '-f', 's16le', '-ar', `${rate}`, '-ac', '1', '-i', 'pipe:0', '-b:a', '32k', join(publicFolder, 'interview.mp3')]
  const env = { ...process.env, LD_LIBRARY_PATH: coder }
  const { status, stderr, error } = spawnSync(join(coder, 'ffmpeg'), options, { input: Buffer.from(samples.buffer), env })
  if (status !== 0) throw new Error(`interview.mp3 could not be made: ${error ?? stderr}`)
}
