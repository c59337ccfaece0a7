// Gets an address for a server, and explains to the user why it is not available.
import type { Server } from 'node:http'

/** The server cannot be started as asked; the message and the hint are for the user. */
export class ServerStartError extends Error {
  override name = 'ServerStartError'
  readonly hint: string
  readonly portInUse: boolean

  constructor(message: string, hint: string, portInUse = false) {
    super(message)
    this.hint = hint
    this.portInUse = portInUse
  }
}

/** Returns the port, which differs from `port` only if that is 0. @throws ServerStartError */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => reject(explainListenError(error, host, port))
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** `port`, or the first free one after it. Gives up after `attempts`. @throws ServerStartError */
export async function listenNear(server: Server, host: string, port: number, attempts = 20): Promise<number> {
  try {
    return await listen(server, host, port)
  } catch (error) {
    const mayTryNext = error instanceof ServerStartError && error.portInUse && attempts > 1 && port < 65_535
    if (!mayTryNext) throw error
    return listenNear(server, host, port + 1, attempts - 1)
  }
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ServerStartError(
        `Port ${port} is in use by another program.`,
        'Stop that program, or choose another port with --port.',
        true,
      )
    case 'EACCES':
      return new ServerStartError(`Port ${port} may not be used by this user.`, 'Choose a port above 1023 with --port.')
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ServerStartError(`"${host}" is not an address of this machine.`, 'Leave --host out to listen on 127.0.0.1.')
    default:
      return error
  }
}

/** An address as it is written in a URL: IPv6 in brackets, and a name for "all addresses". */
export function hostForUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
