// Memory of everything a command started, from /proc. A command gets a session of its own, which its children inherit, so the
// session is the tree of processes, also for those whose parent has ended.
import { readdirSync, readFileSync } from 'node:fs'

/** What one line of /proc/PID/stat says, as far as it matters here. */
export interface ProcessStat {
  session: number
  residentPages: number
}

/** Linux has 4 KiB pages on the machines this runs on; the kernel does not tell it through /proc. */
const pageBytes = 4096

/** Undefined when the line is not one. The second field, the name in parentheses, may hold spaces and parentheses itself (proc(5)). */
export function parseProcessStat(line: string): ProcessStat | undefined {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const session = Number(fields[3])
  const residentPages = Number(fields[21])
  return Number.isInteger(session) && Number.isInteger(residentPages) ? { session, residentPages } : undefined
}

/** Resident bytes of all processes of a session; memory that several of them share counts for each. 0 where there is no /proc. */
export function sessionBytes(session: number): number {
  let pages = 0
  for (const name of listProcesses()) {
    const stat = readProcessStat(name)
    if (stat?.session === session) pages += stat.residentPages
  }
  return pages * pageBytes
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function readProcessStat(name: string): ProcessStat | undefined {
  try {
    return parseProcessStat(readFileSync(`/proc/${name}/stat`, 'latin1'))
  } catch {
    // It has ended in the meantime.
    return undefined
  }
}
