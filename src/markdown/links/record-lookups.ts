// Records what a document asked about local files, to tell whether a cached result is stale: asking again has to give the same answers.
import type { Lookup } from '../../content/document.ts'
import type { LocalFile, LocalFiles } from './local-files.ts'

export interface RecordingFiles extends LocalFiles {
  /** Every lookup so far, each once. */
  readonly lookups: Lookup[]
}

export function recordLookups(files: LocalFiles): RecordingFiles {
  const lookups = new Map<string, Lookup>()
  const note = <Answer>(question: Lookup['question'], answer: Answer): Answer => {
    lookups.set(JSON.stringify(question), { question, answer: JSON.stringify(answer ?? null) })
    return answer
  }
  return {
    get lookups() {
      return [...lookups.values()]
    },
    find: (path, fromFile) => note(['find', path, fromFile], files.find(path, fromFile)),
    findStatic: (path) => note(['findStatic', path], files.findStatic(path)),
    siblings: (path, fromFile) => note(['siblings', path, fromFile], files.siblings(path, fromFile)),
    staticSiblings: (path) => note(['staticSiblings', path], files.staticSiblings(path)),
    hash: (file) => note(['hash', file.file], files.hash(file)),
    image: (file) => note(['image', file.file], files.image(file)),
  }
}

/** Whether every lookup still has its answer. */
export function lookupsHold(lookups: readonly Lookup[], files: LocalFiles): boolean {
  return lookups.every(({ question, answer }) => JSON.stringify(ask(question, files) ?? null) === answer)
}

function ask([method, first = '', second = '']: Lookup['question'], files: LocalFiles): unknown {
  switch (method) {
    case 'find':
      return files.find(first, second)
    case 'findStatic':
      return files.findStatic(first)
    case 'siblings':
      return files.siblings(first, second)
    case 'staticSiblings':
      return files.staticSiblings(first)
    case 'hash':
      return readAgain(first, files, files.hash)
    case 'image':
      return readAgain(first, files, files.image)
  }
}

/**
 * A file that is gone cannot be read, so its answer differs. It is looked up in the current site folder, because the folder may have been
 * copied or moved together with its cache.
 */
function readAgain<Answer>(file: string, files: LocalFiles, read: (file: LocalFile) => Answer): Answer | undefined {
  try {
    const found = files.find(`/${file}`, '')
    return found && read(found)
  } catch {
    return undefined
  }
}
