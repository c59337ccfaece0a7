// A built site behind sitegen's own preview server, so that every site is compressed and cached in the same way.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { commandLineOf } from './sitegen-tool.ts'

export interface ServedSite {
  /** Without a slash at its end. */
  origin: string
  close(): void
}

/** @param root folder of this repository. @param directory absolute folder of a built site. */
export async function serveSite(root: string, directory: string, site: string): Promise<ServedSite> {
  const server = spawn(process.execPath, [commandLineOf(root), 'serve', '--site', site, '--out', directory, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const close = () => {
    server.kill()
  }
  for await (const line of createInterface({ input: server.stdout })) {
    const [origin] = /http:\/\/[^/\s]+/.exec(line) ?? []
    if (origin !== undefined) return { origin, close }
  }
  throw new Error(`Expected the preview server of ${directory} to say its address; it ended.`)
}
