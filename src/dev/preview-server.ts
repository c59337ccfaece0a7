// Serves a built site as a static host would: for looking at a build before it is deployed. Reads files only, from one folder only.
import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { findFile, resolveRequest } from './resolve-request.ts'
import { sendFile } from './send-file.ts'

export interface PreviewOptions {
  /** Absolute folder of the built site. */
  directory: string
  /** @default '127.0.0.1': this machine only */
  host?: string
  /** 0 for any that is free. */
  port: number
  /** With a slash at both ends. */
  baseUrl: string
}

export interface PreviewServer {
  /** Address of the home page. */
  url: string
  /** Ends all connections. */
  close(): Promise<void>
}

/** The server cannot be started as asked; the message and the hint are for the user. */
export class PreviewServerError extends Error {
  override name = 'PreviewServerError'
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}

/** Listens when it resolves. Throws a PreviewServerError when there is no build to serve, or the address cannot be had. */
export async function startPreviewServer({ directory, host = '127.0.0.1', port, baseUrl }: PreviewOptions): Promise<PreviewServer> {
  checkBuild(directory)
  const server = createServer((request, response) => {
    answer(request, response, directory, baseUrl).catch(() => {
      // The file or the client went away in the middle of an answer: nothing sensible can be added to it.
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The file could not be read.')
    })
  })
  await listen(server, host, port)
  const address = server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://${hostForUrl(host)}:${actualPort}${baseUrl}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, directory: string, baseUrl: string): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Expected GET or HEAD.')
  }
  const resolution = await resolveRequest(request.url ?? '/', directory, baseUrl)
  switch (resolution.kind) {
    case 'file':
      return sendFile(request, response, { ...resolution, status: 200, immutable: isHashed(resolution.name) })
    case 'redirect':
      // Not 301: browsers would remember it for every other site on this port.
      response.setHeader('Location', resolution.location)
      return sendText(response, 302, `See ${resolution.location}`)
    case 'bad-request':
      return sendText(response, 400, 'The address is malformed.')
    case 'not-found': {
      const page = await findFile(directory, '404.html')
      return page ? sendFile(request, response, { ...page, status: 404, immutable: false }) : sendText(response, 404, 'Not found.')
    }
  }
}

/** Names that the build makes in `assets/`: `name-HASH.ext`, the hash in base 32 (bundles) or hexadecimal (images). */
function isHashed(name: string): boolean {
  return /^assets\/.*-(?:[A-Z2-7]{8}|[\da-f]{8})\.[^/]+$/.test(name)
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const body = Buffer.from(`${text}\n`)
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Content-Length': body.length, 'Cache-Control': 'no-cache' })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

function checkBuild(directory: string): void {
  const isBuilt = existsSync(join(directory, '404.html'))
  if (isBuilt) return
  throw new PreviewServerError(`Expected a built site in "${directory}", found none.`, 'Run `sitegen build` first.')
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, host, port)))
    server.listen(port, host, () => resolve())
  })
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new PreviewServerError(`Port ${port} is in use by another program.`, 'Stop that program, or choose another port with --port.')
    case 'EACCES':
      return new PreviewServerError(`Port ${port} may not be used by this user.`, 'Choose a port above 1023 with --port.')
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new PreviewServerError(`"${host}" is no address of this machine.`, 'Leave --host out to listen on 127.0.0.1.')
    default:
      return error
  }
}

/** An address as a browser takes it: IPv6 in brackets, and a name for "all addresses". */
function hostForUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
