// A dev server on a site of its own, made from a list of files, for tests: with the edits that editors make, and everything it has said.
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DevMessage } from '../../src/client/dev/dev-message.ts'
import { type DevServer, startDevServer } from '../../src/dev/dev-server.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { patience, sharedWork } from '../shared-work.ts'

export interface TestDevServer {
  directory: string
  server: DevServer
  /** Everything reported so far. */
  findings: Diagnostic[]
  notices: string[]
  write(file: string, text: string): void
  /** As editors save that write beside the file and rename. */
  replace(file: string, text: string): void
  rename(from: string, to: string): void
  remove(file: string): void
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  /** Sends bytes as they are and gives what comes back. */
  raw(bytes: string): Promise<string>
  listen(path: string): Promise<TestStream>
  /** Waits until a finding is reported for which `test` says yes. */
  found(test: (diagnostic: Diagnostic) => boolean): Promise<Diagnostic>
  noticed(text: string): Promise<void>
  close(): Promise<void>
}

export interface TestAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface TestStream {
  /** The next message for which `test` says yes, those that have come already included. Each is given once. */
  next(test: (message: DevMessage) => boolean): Promise<DevMessage>
  /** Resolves when the server ends the stream. */
  ended: Promise<void>
  close(): void
}

export const configFile = `import { defineConfig } from 'sitegen'
export default defineConfig({ title: 'Test', url: 'https://example.com', stylesheets: ['site.css'] })
`

/** A site with docs, a page module, an island and a style sheet. */
export const sampleSite: Record<string, string> = {
  'site.config.ts': configFile,
  'site.css': '.marked { color: rgb(1, 2, 3) }\n',
  'static/robot.txt': 'static file\n',
  'content/docs/intro.md': '---\ntitle: Introduction\ndescription: The start.\n---\n\nWelcome to the start.\n\n[Next](./next.md)\n',
  'content/docs/next.md': '---\ntitle: Next steps\ndescription: The rest.\n---\n\nThe rest of it.\n',
  'content/docs/work.md': '---\ntitle: Work in progress\ndraft: true\n---\n\nNot finished.\n',
  'content/components/label.tsx': 'export function Label() {\n  return <p className="marked">First label</p>\n}\n',
  'content/pages/index.tsx':
    "import { Label } from '../components/label.tsx'\nexport const metadata = { title: 'Home' }\nexport default function Home() {\n  return <Label />\n}\n",
}

export interface TestServerOptions {
  host?: string
  /** Default: any that is free. */
  port?: number
  /** Fills the folder of the site before the files are written. */
  prepare?: (directory: string) => void
}

export async function startTestServer(files: Record<string, string> = sampleSite, options: TestServerOptions = {}): Promise<TestDevServer> {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'sitegen-dev-'))
  const findings: Diagnostic[] = []
  const notices: string[] = []
  const waiting = new Set<() => void>()
  const wakeAll = (): void => {
    for (const wake of waiting) wake()
  }
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  options.prepare?.(directory)
  for (const [file, text] of Object.entries(files)) write(file, text)
  const server = await startDevServer({
    ...(await sharedWork()),
    siteDirectory: directory,
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 0,
    exactPort: true,
    patience,
    onFindings(found) {
      findings.push(...found)
      wakeAll()
    },
    onNotice(text) {
      notices.push(text)
      wakeAll()
    },
    onPrint: () => undefined,
  })
  const until = <Value>(find: () => Value | undefined): Promise<Value> =>
    new Promise((resolve) => {
      const wake = (): void => {
        const value = find()
        if (value === undefined) return
        waiting.delete(wake)
        resolve(value)
      }
      waiting.add(wake)
      wake()
    })
  return {
    directory,
    server,
    findings,
    notices,
    write,
    replace(file, text) {
      write(`${file}.tmp`, text)
      renameSync(join(directory, `${file}.tmp`), join(directory, file))
    },
    rename: (from, to) => renameSync(join(directory, from), join(directory, to)),
    remove: (file) => rmSync(join(directory, file)),
    get: (path, headers = {}) => get(server.port, path, headers),
    raw: (bytes) => sendRaw(server.port, bytes),
    listen: (path) => openStream(server.port, path),
    found: (test) => until(() => findings.find(test)),
    noticed: async (text) => void (await until(() => notices.find((notice) => notice.includes(text)))),
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function get(port: number, path: string, headers: Record<string, string>): Promise<TestAnswer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { accept: 'text/html', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
      .on('error', reject)
      .end()
  })
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      // Node gives up an answer under way when the client has ended its side; what asks for an answer waits for it.
      if (bytes.includes('Connection: close')) socket.write(Buffer.from(bytes, 'latin1'))
      else socket.end(Buffer.from(bytes, 'latin1'))
    })
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
    socket.on('error', reject)
  })
}

function openStream(port: number, path: string): Promise<TestStream> {
  return new Promise((resolve, reject) => {
    const messages: DevMessage[] = []
    const waiting = new Set<() => void>()
    const asked = request({ host: '127.0.0.1', port, path: `/__sitegen/events?path=${encodeURIComponent(path)}` }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        const parts = text.split('\n\n')
        text = parts.pop() ?? ''
        for (const part of parts) if (part.startsWith('data: ')) messages.push(JSON.parse(part.slice('data: '.length)))
        for (const wake of waiting) wake()
      })
      const ended = new Promise<void>((done) => response.on('close', () => done()))
      resolve({
        ended,
        close: () => asked.destroy(),
        next: (test) =>
          new Promise((found) => {
            const wake = (): void => {
              const index = messages.findIndex(test)
              if (index < 0) return
              waiting.delete(wake)
              found(...(messages.splice(index, 1) as [DevMessage]))
            }
            waiting.add(wake)
            wake()
          }),
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
