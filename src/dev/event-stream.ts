// Server-sent events for the open pages (HTML standard, "server-sent events"): each stream knows which page it belongs to.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DevMessage } from '../client/dev/dev-message.ts'

export interface EventStreams {
  /** Answers a request with a stream and says hello. `path` is the path of the requesting page. */
  open(request: IncomingMessage, response: ServerResponse, path: string, hello: DevMessage): void
  /** Sends each page its message, or nothing if that is undefined. */
  send(messageFor: (path: string) => DevMessage | undefined): void
  /** Paths of the open pages, each once. */
  paths(): string[]
  /** Ends all streams. */
  close(): void
}

/** Keeps proxies from closing streams, and detects streams whose other end is gone. In milliseconds. */
const heartbeat = 20_000

export function createEventStreams(): EventStreams {
  const streams = new Map<ServerResponse, string>()
  const timer = setInterval(() => {
    for (const stream of streams.keys()) stream.write(': here\n\n')
  }, heartbeat)
  timer.unref()
  const write = (response: ServerResponse, message: DevMessage): void => {
    response.write(`data: ${JSON.stringify(message)}\n\n`)
  }
  return {
    open(request, response, path, hello) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      // Small writes should be sent at once.
      request.socket.setNoDelay(true)
      streams.set(response, path)
      // A stream that waits for an earlier answer on its connection does not hear of the end of it.
      request.socket.setMaxListeners(0).once('close', () => streams.delete(response))
      response.on('close', () => streams.delete(response))
      response.on('error', () => streams.delete(response))
      write(response, hello)
    },
    send(messageFor) {
      for (const [response, path] of streams) {
        const message = messageFor(path)
        if (message) write(response, message)
      }
    },
    paths: () => [...new Set(streams.values())],
    close() {
      clearInterval(timer)
      for (const response of streams.keys()) response.end()
      streams.clear()
    },
  }
}
