// Builds a site that is to be measured in the browser. How long that takes is measured elsewhere (measure-builds.ts).
import { spawnSync } from 'node:child_process'
import { commandLineOf } from './sitegen-tool.ts'

/** @param root folder of this repository. `site` and `out` are absolute. */
export function buildSite(root: string, site: string, out: string): void {
  console.error(`building ${site === root ? "this repository's site" : 'a corpus'} …`)
  const { status } = spawnSync(process.execPath, [commandLineOf(root), 'build', '--site', site, '--out', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`Expected the site to be built, found exit code ${status}.`)
}
