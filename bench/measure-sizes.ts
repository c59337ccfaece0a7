// Weighs what came out, and what has to be installed.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from './measure-builds.ts'
import type { OutputResult } from './results.ts'
import { addYardstick, outputDirectory, type Site } from './site.ts'

/** Weighs a built site, then adds the yardstick page and builds once more to weigh that. @throws CommandFailed */
export async function measureOutput(site: Site): Promise<OutputResult> {
  const { tool, pages } = site
  const output = outputDirectory(site)
  if (!site.built) await buildSite(site)
  const weighed = weighOutput(output)
  const middlePageBytes = statSync(join(output, tool.pageFile(site.middle.url))).size
  const yardstick = addYardstick(site)
  await buildSite(site)
  return { tool: tool.name, pages, ...weighed, middlePageBytes, yardstickBytes: statSync(join(output, tool.pageFile(yardstick.url))).size }
}

function weighOutput(directory: string): { files: number; bytes: number } {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return { files: files.length, bytes: files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) }
}

/** Bytes that a folder takes on disk, as du(1) counts: whole blocks, links not followed, a file with several names once. */
export function weighOnDisk(directory: string): number {
  const blockBytes = 512
  const counted = new Set<number>()
  let blocks = 0
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const { ino, nlink, blocks: own } = lstatSync(join(entry.parentPath, entry.name))
    if (nlink > 1 && !entry.isDirectory() && counted.has(ino)) continue
    counted.add(ino)
    blocks += own
  }
  return blocks * blockBytes
}

/**
 * Installs the production dependencies of a package, in the versions of its lock file, into a temporary folder and weighs them.
 * With `npm install`, not `npm ci`: a lock file that was written where a platform's packages were out of reach is good enough here.
 *
 * @throws Error when npm fails.
 */
export function weighProductionInstallation(root: string): number {
  const temporary = mkdtempSync(join(tmpdir(), 'sitegen-bench-install-'))
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
      if (existsSync(join(root, name))) copyFileSync(join(root, name), join(temporary, name))
    }
    const args = ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status, stderr } = spawnSync('npm', args, { cwd: temporary, encoding: 'utf8' })
    if (status !== 0) throw new Error(`npm ${args.join(' ')} failed: ${stderr.trim().slice(0, 500)}`)
    return weighOnDisk(join(temporary, 'node_modules'))
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
