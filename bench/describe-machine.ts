// What the figures were measured on. Without it no figure means anything.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem, type } from 'node:os'

export interface Machine {
  /** Start of the run, ISO 8601. */
  date: string
  system: string
  processor: string
  cores: number
  memoryGigabytes: number
  node: string
  chromium?: string
  /** Average number of running programs in the minute before the run. */
  load: number
}

export function chromiumPath(): string {
  return process.env.CHROMIUM ?? '/usr/bin/chromium'
}

export function describeMachine(now: Date): Machine {
  const processors = cpus()
  const chromium = chromiumVersion()
  return {
    date: now.toISOString(),
    system: systemName(),
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGigabytes: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    ...(chromium === undefined ? {} : { chromium }),
    load: loadavg()[0] ?? 0,
  }
}

/** What times in a browser depend on, for the head of a table. */
export function machineLine(): string {
  const { load, cores, processor, node, chromium } = describeMachine(new Date())
  return `${cores} cores (${processor}), Node.js ${node}, Chromium ${chromium ?? 'unknown'}, load before the run ${load.toFixed(1)}.`
}

function systemName(): string {
  if (!existsSync('/etc/os-release')) return type()
  return /^PRETTY_NAME="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? type()
}

function chromiumVersion(): string | undefined {
  if (!existsSync(chromiumPath())) return undefined
  const { stdout } = spawnSync(chromiumPath(), ['--version'], { encoding: 'utf8' })
  return /[\d.]+/.exec(stdout ?? '')?.[0]
}
