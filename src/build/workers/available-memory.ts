// How much memory a build may use: what the machine has free, within the limits of the control groups of a container or a service. Reads
// the files of the system itself, because Node counts the page cache of a control group as used, which after many file reads leaves
// nothing.
import { readFileSync } from 'node:fs'
import { freemem, totalmem } from 'node:os'
import { posix } from 'node:path'

export interface Machine {
  platform: string
  /** Text of a system file; undefined when it cannot be read. */
  readText(path: string): string | undefined
  /** Bytes. */
  total: number
  free: number
}

/** Bytes. */
export function availableMemory(machine: Machine = thisMachine()): number {
  return Math.min(freeMemory(machine), ...(machine.platform === 'linux' ? controlGroupMemory(machine.readText) : []))
}

function freeMemory({ platform, readText, total, free }: Machine): number {
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(readText('/proc/meminfo') ?? '')?.[1]
  if (kilobytes !== undefined) return Number(kilobytes) * 1024
  // Except on Linux and Windows, "free" leaves out memory that the system would give back at once.
  return platform === 'win32' || platform === 'linux' ? free : total / 2
}

/** What each control group around this process has left. A limit applies to everything below it, so all ancestors are read. */
function controlGroupMemory(readText: Machine['readText']): number[] {
  const lines = (readText('/proc/self/cgroup') ?? '').split('\n')
  return lines.flatMap((line) => {
    const [, controllers, path] = /^\d+:([^:]*):(\/.*)$/.exec(line) ?? []
    if (path === undefined) return []
    if (controllers === '') return foldersUpFrom('/sys/fs/cgroup', path).flatMap((folder) => remaining(readText, folder, version2))
    if (!controllers?.split(',').includes('memory')) return []
    return foldersUpFrom('/sys/fs/cgroup/memory', path).flatMap((folder) => remaining(readText, folder, version1))
  })
}

interface GroupFiles {
  limit: string
  used: string
  /** Key in memory.stat of the cached files that the system frees when memory is needed. */
  reclaimable: RegExp
}

const version2: GroupFiles = { limit: 'memory.max', used: 'memory.current', reclaimable: /^inactive_file (\d+)$/m }
const version1: GroupFiles = { limit: 'memory.limit_in_bytes', used: 'memory.usage_in_bytes', reclaimable: /^total_inactive_file (\d+)$/m }

/** Empty for a group without a limit: version 2 says `max`, version 1 a number larger than any machine. */
function remaining(readText: Machine['readText'], folder: string, files: GroupFiles): number[] {
  const limit = readNumber(readText(posix.join(folder, files.limit)))
  if (limit === undefined || limit > Number.MAX_SAFE_INTEGER) return []
  const used = readNumber(readText(posix.join(folder, files.used))) ?? 0
  const reclaimable = Number(files.reclaimable.exec(readText(posix.join(folder, 'memory.stat')) ?? '')?.[1] ?? 0)
  return [Math.max(0, limit - Math.max(0, used - reclaimable))]
}

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+\s*$/.test(text) ? Number(text) : undefined
}

/** In a container, the path may be the one that is valid outside. Then only its ancestors from the mount on exist. */
function foldersUpFrom(mount: string, path: string): string[] {
  const folders = [posix.join(mount, path)]
  for (let folder = path; folder !== '/'; ) {
    folder = posix.dirname(folder)
    folders.push(posix.join(mount, folder))
  }
  return folders
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    total: totalmem(),
    free: freemem(),
    readText(path) {
      try {
        return readFileSync(path, 'utf8')
      } catch {
        return undefined
      }
    },
  }
}
