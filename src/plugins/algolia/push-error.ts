// Why a push ended, in words. What the provider's library throws is never passed on: its errors hold requests, and requests hold the key.
import { toVisible } from '../../diagnostics/reporters/visible-text.ts'

export class PushError extends Error {
  override name = 'PushError'
  readonly hint: string
  /** Wrong usage or configuration, rather than the network or the provider. */
  readonly isUsage: boolean

  constructor(message: string, hint: string, isUsage = false) {
    super(message)
    this.hint = hint
    this.isUsage = isUsage
  }
}

export interface PushPlace {
  appId: string
  indexName: string
  /** Left out of every message. */
  adminKey: string
}

/** What `error`, thrown by the provider's library, means to who pushes. */
export function explainPushFailure(error: unknown, { appId, indexName, adminKey }: PushPlace): PushError {
  if (error instanceof PushError) return error
  const said = quoteProvider(error instanceof Error ? error.message : String(error), adminKey)
  if (isUnreachable(error)) {
    return new PushError(
      `No host of the search provider could be reached for the application "${appId}".`,
      'Look at the network of this machine (a proxy, a firewall), and whether "search.appId" is right.',
    )
  }
  const status = statusOf(error)
  switch (status) {
    case 401:
    case 403:
      return new PushError(
        `The search provider refused the key in ${keyVariable} for the application "${appId}" (${status}).${said}`,
        'Take the admin key of that application, or a key with the rights addObject, deleteIndex, editSettings and listIndexes for the indexes ' +
          `"${indexName}*": what is pushed goes into a new one beside "${indexName}" first.`,
        true,
      )
    case 429:
      return new PushError(
        `The search provider takes no more requests for now (429).${said}`,
        'Push again later. When it happens each time, look at the limits of the plan.',
      )
    case undefined:
      return new PushError(`The push to "${indexName}" failed.${said}`, 'Push again.')
    default:
      return new PushError(
        `The search provider refused what was pushed to "${indexName}" (${status}).${said}`,
        'Fix what it names, and push again.',
      )
  }
}

const longestQuote = 300

/** What came over the network is not trusted with the terminal; a proxy may answer with a whole page. */
function quoteProvider(message: string, adminKey: string): string {
  const text = message.replaceAll(adminKey, '*****').replace(/\s+/g, ' ').trim()
  const shown = toVisible(text.length <= longestQuote ? text : `${text.slice(0, longestQuote)} …`)
  return shown === '' ? '' : ` It says: ${shown.replace(/\.$/, '')}.`
}

/** The variable of the environment that the key which writes comes from. */
export const keyVariable = 'ALGOLIA_ADMIN_KEY'

/** All hosts failed: the library has tried each of them. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError'
}

/** Of the answer, when there was one. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined
}
