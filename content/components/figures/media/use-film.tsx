// A figure about a file: which one it is, and what was read from it. Another file is read at once.
import { type ReactNode, useState } from 'react'
import { SourceField } from './source-field.tsx'
import { firstFilm, type Source } from './sources.ts'
import { type Run, useRun } from './use-run.ts'

export interface Film<Value> {
  source: Source
  run: Run<Value>
  read: (source?: Source) => void
  field: ReactNode
}

export type ReadSource<Library, Value> = (library: Library, source: Source, show: (value: Value) => void) => Promise<Value>

/** @param first what `read` gives for the first film, or what stands in for it. */
export function useFilm<Library, Value>(first: Value, load: () => Promise<Library>, read: ReadSource<Library, Value>): Film<Value> {
  const [source, setSource] = useState(firstFilm)
  const run = useRun(first, load)
  const readSource = (next: Source = source): void => {
    setSource(next)
    void run.start(async (show) => read(await load(), next, show))
  }
  return { source, run, read: readSource, field: <SourceField source={source} onChange={readSource} /> }
}
