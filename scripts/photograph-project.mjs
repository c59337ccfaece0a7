// The project that `npm run photographs` starts the Studio on, and in which `npm run terminals` runs commands: `content/photographs/project/`, the samples
// of documents that belong into it, and files to play with. It is copied out of this repository: packages of other versions in a folder above it would be
// reported, and the Studio writes into it.
import { copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headlessShellPath } from './install-chromium.mjs'
import { photographsFolder, readSamples } from './photograph-sources.mjs'
import { root, runOrExit } from './set-up.mjs'

/** Its name is what the Studio shows as the name of the project. */
export const projectFolder = join(tmpdir(), 'sitegen-photographs/festival')

/** Writes it anew, and installs its packages. */
export async function installProject() {
  await writeProject()
  runOrExit('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: projectFolder })
}

async function writeProject() {
  const sources = join(projectFolder, 'src')
  const files = join(projectFolder, 'public')
  for (const name of ['src', 'public', 'out']) await rm(join(projectFolder, name), { recursive: true, force: true })
  await mkdir(join(files, 'takes'), { recursive: true })
  await cp(join(photographsFolder, 'project'), sources, { recursive: true })
  await rename(join(sources, 'tsconfig.json'), join(projectFolder, 'tsconfig.json'))
  for (const name of ['package.json', 'package-lock.json']) await copyFile(join(photographsFolder, name), join(projectFolder, name))
  for (const { file, code } of readSamples()) await writeFile(join(sources, file), code)
  // Without one the Studio does not save props.
  await writeFile(join(projectFolder, '.prettierrc'), '{ "singleQuote": true, "semi": false }')
  await copyFile(join(root, 'static/films/confetti.mp4'), join(files, 'confetti.mp4'))
  await writeFile(join(files, 'music.wav'), makeSound(10))
  await mkdir(join(files, 'data'))
  await writeFile(join(files, 'data/sales.json'), '[24, 36, 30, 52, 62, 56, 78]')
  for (const take of ['one', 'two']) await writeFile(join(files, `takes/${take}.wav`), makeSound(2))
  const settings = [
    "import { Config } from '@remotion/cli/config'",
    `Config.setBrowserExecutable(${JSON.stringify(headlessShellPath())})`,
    'Config.setConcurrency(1)',
  ]
  await writeFile(join(projectFolder, 'remotion.config.ts'), settings.join('\n'))
}

/** Tones that swell and fade twice a second, as a WAV file: something to see in a timeline. `isHeard` says at which times there are some. */
export function makeSound(seconds, isHeard = () => true) {
  const rate = 22_050
  const data = Buffer.alloc(seconds * rate * 2)
  for (let index = 0; index < seconds * rate; index += 1) {
    const time = index / rate
    const swell = Math.exp(-4 * (time % 0.5)) * (0.35 + 0.6 * Math.abs(Math.sin(time * 0.9)))
    const tone = Math.sin(time * 2 * Math.PI * (Math.floor(time) % 2 === 0 ? 220 : 277))
    data.writeInt16LE(isHeard(time) ? Math.round(swell * tone * 30_000) : 0, index * 2)
  }
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + data.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(data.length, 40)
  return Buffer.concat([header, data])
}
