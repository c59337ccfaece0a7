// Answers one request to the dev server. First it refuses hosts that are not allowed; it has an answer below 500 for every target, method
// and header.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { lookup } from 'mrmime'
import { devPrefix, type PageAnswer } from '../client/dev/dev-message.ts'
import { readAllParts } from '../lib/join-parts.ts'
import type { EmittedFile } from '../routes/emitted-file.ts'
import { clientPath } from './finish-page.ts'
import { type HostRules, hasSeveralHosts, isAllowedHost, isAllowedOrigin } from './http/allowed-hosts.ts'
import { resolveTarget, type TargetResolution } from './http/resolve-request.ts'
import { sendFile } from './http/send-file.ts'
import { sendBody, sendText } from './http/send-text.ts'
import type { SiteOutput } from './site-outputs.ts'

export interface RequestContext {
  rules: HostRules
  baseUrl: string
  /** All documents are known. Until then, a page that was not found may still exist. */
  isWhole: boolean
  /** Resolves when all documents are known. */
  whole(): Promise<void>
  /** The output with a name relative to the output folder. */
  find(name: string): Promise<SiteOutput | undefined>
  /** The page at a path of the plan; without a path, the not-found page. `asked` is the path that was requested. */
  page(path: string | undefined, asked: string): Promise<PageAnswer>
  /** The page at a path of the plan as Markdown. */
  twin(path: string): Promise<string | undefined>
  clientScript(): Promise<Uint8Array>
  openStream(request: IncomingMessage, response: ServerResponse, pagePath: string): void
}

export async function answerRequest(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  // No other site may show or run anything from here (Fetch standard, "cross-origin resource policy").
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  if (hasSeveralHosts(request)) return sendText(response, 400, 'Expected one Host header.')
  const { host, origin } = request.headers
  if (!isAllowedHost(host, context.rules))
    return sendText(response, 403, 'This host name is not allowed. Add it to `dev.allowedHosts` in the configuration.')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Expected GET or HEAD.')
  }
  const target = request.url ?? '/'
  if (target.startsWith(devPrefix)) {
    if (!isAllowedOrigin(origin, host, context.rules)) return sendText(response, 403, 'Pages of another origin may not ask for this.')
    return answerOwn(request, response, target, context)
  }
  return answerSite(request, response, target, context)
}

async function answerOwn(request: IncomingMessage, response: ServerResponse, target: string, context: RequestContext): Promise<void> {
  const [path = '', query = ''] = target.split('?', 2)
  const pageTarget = new URLSearchParams(query).get('path') ?? '/'
  if (path === clientPath) return sendBody(response, 200, 'text/javascript;charset=utf-8', await context.clientScript())
  if (path === `${devPrefix}events`) {
    const page = await resolvePage(pageTarget, context)
    if (request.method === 'HEAD') return sendText(response, 405, 'Expected GET.')
    return context.openStream(request, response, page.path ?? pageTarget)
  }
  if (path === `${devPrefix}page`) {
    const { path: found } = await resolvePage(pageTarget, context)
    const answer = await context.page(found, pageTarget)
    return sendBody(response, 200, 'application/json;charset=utf-8', JSON.stringify(answer))
  }
  return sendText(response, 404, 'Not found.')
}

/** The page that a target shows, if any. */
async function resolvePage(target: string, context: RequestContext): Promise<{ path: string | undefined }> {
  const resolution = await resolveSurely(target, context)
  return { path: resolution.kind === 'found' && resolution.found.kind === 'page' ? resolution.found.route.path : undefined }
}

async function resolveSurely(target: string, context: RequestContext): Promise<TargetResolution<SiteOutput>> {
  const { isWhole } = context
  const resolution = await resolveTarget(target, context.baseUrl, context.find)
  if (isWhole || (resolution.kind === 'found' && !listsPages(resolution.found))) return resolution
  await context.whole()
  return resolveTarget(target, context.baseUrl, context.find)
}

async function answerSite(request: IncomingMessage, response: ServerResponse, target: string, context: RequestContext): Promise<void> {
  const resolution = await resolveSurely(target, context)
  switch (resolution.kind) {
    case 'bad-request':
      return sendText(response, 400, 'The address is malformed.')
    case 'redirect':
      response.setHeader('Location', resolution.location)
      return sendText(response, 302, `See ${resolution.location}`)
    case 'not-found': {
      if (!wantsHtml(request)) return sendText(response, 404, 'Not found.')
      const { html } = await context.page(undefined, target)
      return sendBody(response, 404, 'text/html;charset=utf-8', html)
    }
    case 'found':
      return sendOutput(request, response, resolution.found, target, context)
  }
}

async function sendOutput(
  request: IncomingMessage,
  response: ServerResponse,
  output: SiteOutput,
  target: string,
  context: RequestContext,
): Promise<void> {
  switch (output.kind) {
    case 'page': {
      const { html, status } = await context.page(output.route.path, target)
      return sendBody(response, status, 'text/html;charset=utf-8', html)
    }
    case 'file':
      return sendFile(request, response, { ...output, status: 200, immutable: false })
    case 'text':
      return sendBody(response, 200, typeOf(output.name), output.content)
    case 'twin': {
      const text = await context.twin(output.path)
      if (text === undefined) return sendText(response, 404, 'Not found.')
      return sendBody(response, 200, 'text/markdown;charset=utf-8', text)
    }
    case 'emitted': {
      const { file } = output
      return sendBody(response, 200, file.type ? `${file.type};charset=utf-8` : typeOf(file.path), await contentOf(file))
    }
  }
}

function wantsHtml({ headers }: IncomingMessage): boolean {
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)
}

/** Sitemap, feeds, `llms.txt`: of all pages. The file of a sidebar is asked for by the first page, which does not wait. */
function listsPages(output: SiteOutput): boolean {
  return output.kind === 'emitted' && !output.file.path.startsWith('assets/')
}

async function contentOf(file: EmittedFile): Promise<string | Uint8Array> {
  if ('make' in file) return file.make()
  return readAllParts(file.parts)
}

function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return /^text\/|javascript|json|xml/.test(type) ? `${type};charset=utf-8` : type
}
