// A worker thread died over one item, and again when it got that item alone; or something was thrown in the calling thread that no
// rendering could catch. The message and the hint are for the user.
export class WorkerDeathError extends Error {
  override name = 'WorkerDeathError'
  readonly hint: string

  /**
   * @param item what was being worked on, as people name it.
   * @param code code of the error that ended the thread, if there was one; `ERR_STRAY` for what was thrown in the calling thread.
   */
  constructor(item: string, reason: string, code: string | undefined) {
    const outOfMemory = code === 'ERR_WORKER_OUT_OF_MEMORY'
    super(
      outOfMemory
        ? `The memory of a worker thread was not enough for ${item}.`
        : code === 'ERR_STRAY'
          ? `Code of ${item} threw after it was rendered: ${reason}.`
          : `A worker thread ended while it worked on ${item}: ${reason}.`,
    )
    this.hint = outOfMemory
      ? 'Give the build more memory or fewer threads: --memory 2g, --workers 1. If that does not help, look for a component or a document that grows without end.'
      : 'Look for code in its components that throws later, in a timer or a promise, or that ends the process.'
  }
}
