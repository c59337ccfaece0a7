// The search worker without the worker: questions in, answers out. Files of the index come over the network; what was read stays in memory, so
// that searching goes on without a connection as far as files were loaded.
import type { SearchPauses } from '../../query/answer-request.ts'
import { IndexFormatError } from '../../query/index-reader.ts'
import { type LocalIndex, openLocalIndex } from '../../query/open-local-index.ts'
import { loadWordsScript, readIndexFile } from './index-over-network.ts'
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts'

/** After so long it is looked whether the index was written again: a page may stay open for days. In milliseconds. */
const lookAgainAfter = 60_000
/** So long a reader who seems to be typing a word is waited for, before the texts of what its beginning finds are loaded. */
const typingPause = 120

/** A later search was asked for, whose answer is the one that is waited for. */
class OvertakenError extends Error {
  override name = 'OvertakenError'
}

/** @param send gives an answer to the page. */
export function answerQuestions(send: (answer: WorkerAnswer) => void): (question: WorkerQuestion) => Promise<void> {
  let index: LocalIndex | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let latest = 0

  const pausesOf = (id: number): SearchPauses => {
    const goOn = (): void => {
      if (id !== latest) throw new OvertakenError('A later search was asked for.')
    }
    return {
      beforeRanking: goOn,
      async beforeLoading(isUnfinished) {
        if (isUnfinished && id === latest) await wait(typingPause)
        goOn()
      },
    }
  }
  return async (question) => {
    if (question.kind === 'open') {
      const { baseUrl } = question
      index = openLocalIndex({
        read: (file) => readIndexFile(baseUrl, file),
        loadRules: (_language, script) => loadWordsScript(baseUrl, script),
      })
      return
    }
    if (!index) return
    if (performance.now() - lookedAt > lookAgainAfter) {
      lookedAt = performance.now()
      // The query itself says what is wrong.
      index.preload().catch(() => undefined)
    }
    if (question.kind === 'preload') return
    const { id, requests } = question
    latest = id
    try {
      const { search } = index
      const pauses = pausesOf(id)
      // Questions that came while an earlier one was answered stand behind this one: the last of them counts.
      await wait(0)
      pauses.beforeRanking()
      send({ id, results: await Promise.all(requests.map((request) => search(request, pauses))) })
    } catch (error) {
      send({ id, error: explain(error), ...(error instanceof OvertakenError && { isOvertaken: true }) })
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof IndexFormatError ? `${message} The site was deployed again since this page was loaded: reload the page.` : message
}
