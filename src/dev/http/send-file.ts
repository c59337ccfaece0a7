// Answers a request with a file: types, validators, ranges, compression and caching as on a good static host (RFC 9110, RFC 9111).
import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { lookup } from 'mrmime'
import { type Encoding, isCompressible, negotiateEncoding } from './negotiate-encoding.ts'

export interface FileAnswer {
  /** Absolute path. */
  path: string
  status: 200 | 404
  /** The file name contains a hash of the content. */
  immutable: boolean
}

/** An open file: everything that is sent is from one version of it, even if a new build replaces it meanwhile. */
interface OpenFile extends FileAnswer {
  handle: FileHandle
  size: number
  modified: Date
}

/**
 * Resolves when the answer is sent. Rejects when the client goes away meanwhile, and before anything is sent if the file no longer
 * exists.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, answer: FileAnswer): Promise<void> {
  const { socket } = request
  // An answer that waits for earlier ones on its connection does not hear of the end of it.
  const gone = new AbortController()
  const leave = (): void => gone.abort()
  // Many requests may wait on one connection.
  socket.setMaxListeners(0).once('close', leave)
  const handle = await open(answer.path).catch((error: unknown): never => {
    socket.off('close', leave)
    throw error
  })
  try {
    const { size, mtime } = await handle.stat()
    if (socket.destroyed) return
    await sendOpenFile(request, response, { ...answer, handle, size, modified: mtime }, gone.signal)
  } finally {
    socket.off('close', leave)
    await handle.close()
  }
}

async function sendOpenFile(request: IncomingMessage, response: ServerResponse, file: OpenFile, gone: AbortSignal): Promise<void> {
  const type = contentTypeOf(file.path)
  const hasRange = file.status === 200 && request.headers.range !== undefined && isRangeCurrent(request, file)
  const encoding = hasRange ? undefined : negotiateEncoding(headerOf(request, 'accept-encoding'), type, file.size)
  const etag = etagOf(file, encoding)
  const headers: OutgoingHttpHeaders = {
    'Content-Type': type,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    'Last-Modified': file.modified.toUTCString(),
    ...(isCompressible(type) ? { Vary: 'Accept-Encoding' } : {}),
  }
  if (file.status === 200 && isUnchanged(request, etag, file.modified)) {
    response.writeHead(304, headers).end()
    return
  }
  const range = hasRange ? parseRange(request.headers.range, file.size) : undefined
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}`, 'Content-Length': 0 }).end()
    return
  }
  if (encoding !== undefined) headers['Content-Encoding'] = encoding
  else headers['Content-Length'] = range === undefined ? file.size : range.end - range.start + 1
  if (file.status === 200) headers['Accept-Ranges'] = 'bytes'
  if (range !== undefined) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${file.size}`
  response.writeHead(range === undefined ? file.status : 206, headers)
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  await sendBody(response, file, range, encoding, gone)
}

async function sendBody(
  response: ServerResponse,
  { handle }: OpenFile,
  range: { start: number; end: number } | undefined,
  encoding: Encoding | undefined,
  signal: AbortSignal,
) {
  const source = handle.createReadStream({ ...range, autoClose: false })
  if (encoding === undefined) await pipeline(source, response, { signal })
  else await pipeline(source, createCompressor(encoding), response, { signal })
}

function createCompressor(encoding: Encoding) {
  // Quality 5 is about as fast as gzip and clearly smaller.
  return encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : createGzip()
}

function contentTypeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return isCompressible(type) && type !== 'application/wasm' ? `${type};charset=utf-8` : type
}

/** A file is the same if its size and modification time are; each encoding is a representation of its own. */
function etagOf({ size, modified }: OpenFile, encoding: Encoding | undefined): string {
  return `"${size.toString(16)}-${modified.getTime().toString(16)}${encoding === undefined ? '' : `-${encoding}`}"`
}

/** `If-None-Match` takes precedence; `If-Modified-Since` counts only without it. */
function isUnchanged(request: IncomingMessage, etag: string, modified: Date): boolean {
  const tags = headerOf(request, 'if-none-match')
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(headerOf(request, 'if-modified-since') ?? '')
  return !Number.isNaN(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since
}

/** `If-Range`: a part is sent only if the client's copy is of this very file. */
function isRangeCurrent(request: IncomingMessage, file: OpenFile): boolean {
  const condition = headerOf(request, 'if-range')
  if (condition === undefined) return true
  return condition === etagOf(file, undefined) || condition === file.modified.toUTCString()
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

interface ByteRange {
  start: number
  /** The last byte, inclusive. */
  end: number
}

/**
 * A Range header (RFC 9110 §14.1.2): one range of bytes. Anything else is ignored, as the standard allows.
 * @returns undefined to send the whole file; 'unsatisfiable' for a range that starts after the end of the file.
 */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
