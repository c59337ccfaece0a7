// Serves a built site as a static host would, to look at a build before it is deployed. Reads only files, from a single folder.
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { recoverOutput } from '../build/output/swap-output.ts'
import { hasHashedName } from '../plugins/headers/has-hashed-name.ts'
import { hasSeveralHosts } from './http/allowed-hosts.ts'
import { findRedirectRule, readHeaderRules } from './http/host-files.ts'
import { findFile, resolveRequest } from './http/resolve-request.ts'
import { type FileAnswer, sendFile } from './http/send-file.ts'
import { sendText } from './http/send-text.ts'
import { hostForUrl, listen, ServerStartError } from './http/start-listening.ts'

export interface PreviewOptions {
  /** Absolute folder of the built site. */
  directory: string
  /** @default '127.0.0.1': this machine only */
  host?: string
  /** 0 for any free port. */
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

/** Resolves when it listens. Throws a ServerStartError when there is no build to serve, or the address is not available. */
export async function startPreviewServer({ directory, host = '127.0.0.1', port, baseUrl }: PreviewOptions): Promise<PreviewServer> {
  await recoverOutput(directory)
  checkBuild(directory)
  const server = createServer((request, response) => {
    answer(request, response, directory, baseUrl).catch(() => {
      // The file or the client disappeared in the middle of an answer: nothing sensible can be added to it.
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The file could not be read.')
    })
  })
  const actualPort = await listen(server, host, port)
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
  if (hasSeveralHosts(request)) return sendText(response, 400, 'Expected one Host header.')
  const headersOf = await readHeaderRules(directory)
  for (const [name, value] of headersOf((request.url ?? '/').replace(/[?#].*$/s, ''))) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Expected GET or HEAD.')
  }
  for (let attempt = 1; ; attempt++) {
    const before = await identify(directory)
    if (await tryToAnswer(request, response, directory, baseUrl)) return
    const isSettled = before !== undefined && before === (await identify(directory))
    if (isSettled || attempt === mostAttempts) break
    await pause(retryMilliseconds)
  }
  if (!(await tryToRedirect(request, response, directory, baseUrl))) await sendNotFound(request, response, directory)
}

/** Rules of a host are for addresses that have no file. */
async function tryToRedirect(request: IncomingMessage, response: ServerResponse, directory: string, baseUrl: string): Promise<boolean> {
  const rule = await findRedirectRule(request.url ?? '/', directory, baseUrl)
  if (rule === undefined) return false
  if (rule.status < 300) return tryToAnswer(request, response, directory, baseUrl, rule.to)
  response.setHeader('Location', rule.to)
  // Browsers remember a 301 for every other site on this port, unless they are told not to.
  sendText(response, rule.status, `See ${rule.to}`, 'no-store')
  return true
}

/** A build that ends during a request moves the folder away and a new one in: then the request is answered from the new one. */
const mostAttempts = 100
const retryMilliseconds = 10

/** False when there is no such file, or it no longer exists. */
async function tryToAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  directory: string,
  baseUrl: string,
  target = request.url ?? '/',
): Promise<boolean> {
  const resolution = await resolveRequest(target, directory, baseUrl)
  switch (resolution.kind) {
    case 'file':
      return trySendFile(request, response, { ...resolution, status: 200, immutable: hasHashedName(resolution.name) })
    case 'redirect':
      // Not 301: browsers would remember it for every other site on this port.
      response.setHeader('Location', resolution.location)
      sendText(response, 302, `See ${resolution.location}`)
      return true
    case 'bad-request':
      sendText(response, 400, 'The address is malformed.')
      return true
    case 'not-found':
      return false
  }
}

async function trySendFile(request: IncomingMessage, response: ServerResponse, file: FileAnswer): Promise<boolean> {
  try {
    await sendFile(request, response, file)
    return true
  } catch (error) {
    if (!response.headersSent && error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

async function sendNotFound(request: IncomingMessage, response: ServerResponse, directory: string): Promise<void> {
  const page = await findFile(directory, '404.html')
  const isSent = page !== undefined && (await trySendFile(request, response, { ...page, status: 404, immutable: false }))
  if (!isSent) sendText(response, 404, 'Not found.')
}

/** Identifies the folder at the path; undefined when there is none. */
async function identify(directory: string): Promise<string | undefined> {
  return stat(directory).then(
    ({ dev, ino }) => `${dev} ${ino}`,
    () => undefined,
  )
}

function checkBuild(directory: string): void {
  const isBuilt = existsSync(join(directory, '404.html'))
  if (isBuilt) return
  throw new ServerStartError(`Expected a built site in "${directory}", found none.`, 'Run `sitegen build` first.')
}
