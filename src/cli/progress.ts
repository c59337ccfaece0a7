// Shows the progress of a build: one line that is rewritten on a terminal, and one line per step elsewhere (CI logs).
import type { Terminal } from './terminal.ts'

export interface Progress {
  /** Starts a step. `total` is given if its parts are counted. */
  step(name: string, total?: number): void
  /** `n` more parts are done. */
  advance(n: number): void
  /** Removes the display; later calls do nothing. */
  end(): void
}

/** Milliseconds between two redraws. */
const pause = 50

export function createProgress(terminal: Terminal, now: () => number = () => performance.now()): Progress {
  return terminal.isInteractive ? createLine(terminal, now) : createLog(terminal)
}

/** The line is redrawn at most every 50 ms, and always when a step starts. */
function createLine({ writeError, columns }: Terminal, now: () => number): Progress {
  let name = ''
  let done = 0
  let total = 0
  let drawn = Number.NEGATIVE_INFINITY
  let isEnded = false
  const draw = () => {
    drawn = now()
    const counts = total > 0 ? ` ${done}/${total}` : ' …'
    // `\x1b[K` clears the rest of the line. The line is cut, because one that wraps could not be rewritten.
    writeError(`\r${`${name}${counts}`.slice(0, columns - 1)}\x1b[K`)
  }
  return {
    step(nextName, nextTotal = 0) {
      if (isEnded) return
      name = nextName
      total = nextTotal
      done = 0
      draw()
    },
    advance(n) {
      done += n
      if (!isEnded && (now() - drawn >= pause || done === total)) draw()
    },
    end() {
      if (!isEnded && name !== '') writeError('\r\x1b[K')
      isEnded = true
    },
  }
}

function createLog({ writeError }: Terminal): Progress {
  let isEnded = false
  return {
    step(name, total = 0) {
      if (!isEnded) writeError(`${name}${total > 0 ? ` (${total})` : ''} …\n`)
    },
    advance() {},
    end() {
      isEnded = true
    },
  }
}

/** Updates a progress display from the events of a build (src/build/step-clock.ts). */
export function followBuild(progress: Progress): (event: { step: string; done: number; total: number }) => void {
  let step: string | undefined
  let done = 0
  return (event) => {
    if (event.step !== step) {
      step = event.step
      done = 0
      progress.step(event.step, event.total)
    }
    if (event.done > done) progress.advance(event.done - done)
    done = event.done
  }
}
