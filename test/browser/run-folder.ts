// The folders in which browser tests build their sites: below one folder of the run, which Vitest takes away when all tests have ended. A site
// that several files look at is built once in a run, also when two workers ask for it at the same time.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    runFolder: string
  }
}

/** Vitest calls it once for each project (vitest.config.ts). */
export default async function makeRunFolder(project: TestProject): Promise<() => Promise<void>> {
  // What watches files names them by their real path.
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'sitegen-browser-'))
  project.provide('runFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}

/** An empty one. */
export function newFolder(name: string): Promise<string> {
  return mkdtemp(join(inject('runFolder'), `${name}-`))
}

/** The one folder of that key, which `fill` fills for whoever asks first. */
export async function shareFolder(name: string, key: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(inject('runFolder'), `${name}-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`)
  const [filled, failed] = [`${folder}.filled`, `${folder}.failed`]
  const isFirst = (await mkdir(folder, { recursive: true })) !== undefined
  if (isFirst) {
    await fill(folder).catch(async (error) => {
      await writeFile(failed, '')
      throw error
    })
    await writeFile(filled, '')
  }
  while (!existsSync(filled)) {
    if (existsSync(failed)) throw new Error(`${name} could not be built; another test says why.`)
    await pause(20)
  }
  return folder
}
