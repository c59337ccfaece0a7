// Answers a request with a short text.
import type { ServerResponse } from 'node:http'

export function sendText(response: ServerResponse, status: number, text: string, cacheControl?: string): void {
  sendBody(response, status, 'text/plain;charset=utf-8', `${text}\n`, cacheControl)
}

/** A whole body from memory. Browsers may not reuse it without asking again. */
export function sendBody(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Uint8Array,
  cacheControl = 'no-cache',
): void {
  const body = Buffer.from(content)
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length, 'Cache-Control': cacheControl })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
