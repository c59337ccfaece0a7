// Code of the site did to the thread that it ran in what no rendering can catch: it ended it, took all of its memory, never returned, or threw
// later. The message and the hint are for the user.

const hints = {
  memory:
    'Give the build more memory, --memory 2g, or fewer threads if it has several, --workers 1. If that does not help, look for a component or a document that grows without end.',
  later: 'Look for code in its components that throws later, in a timer or a promise, or that ends the process.',
  endless: 'Look for a loop that never ends, or an `await` for something that never happens.',
}

export class WorkerDeathError extends Error {
  override name = 'WorkerDeathError'
  readonly hint: string

  /**
   * @param item what was being worked on, as people name it.
   * @param code code of the error that ended the thread, if there was one; `ERR_STRAY` for what was thrown in the calling thread, `ERR_HUNG`
   * for what took longer than `reason`, `ERR_UNSETTLED` for an `await` that nothing is left to end.
   */
  constructor(item: string, reason: string, code: string | undefined) {
    const [message, hint] = explain(item, reason, code)
    super(message)
    this.hint = hint
  }
}

function explain(item: string, reason: string, code: string | undefined): [message: string, hint: string] {
  switch (code) {
    case 'ERR_WORKER_OUT_OF_MEMORY':
      return [`The memory of a thread was not enough for ${item}.`, hints.memory]
    case 'ERR_STRAY':
      return [`Code of ${item} threw after it was rendered: ${reason}.`, hints.later]
    case 'ERR_HUNG':
      return [`Expected ${item} to be done within ${reason}, but it has not returned.`, hints.endless]
    case 'ERR_UNSETTLED':
      return [`An \`await\` in ${item} never ends: nothing is left that it could wait for.`, hints.endless]
    default:
      return [`A worker thread ended while it worked on ${item}: ${reason}.`, hints.later]
  }
}
