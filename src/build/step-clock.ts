// Names and times the steps of a build, and reports progress.

export interface BuildProgress {
  step: string
  done: number
  /** 0 if the step has no count. */
  total: number
}

export interface StepTime {
  name: string
  milliseconds: number
}

export interface StepClock {
  readonly steps: readonly StepTime[]
  /** Runs one step. `advance` says how many more of `total` are done. */
  run<Result>(name: string, work: (advance: (count: number) => void) => Promise<Result> | Result, total?: number): Promise<Result>
}

export function createStepClock(onProgress: (progress: BuildProgress) => void = () => {}, signal?: AbortSignal): StepClock {
  const steps: StepTime[] = []
  return {
    steps,
    async run(name, work, total = 0) {
      signal?.throwIfAborted()
      const start = performance.now()
      let done = 0
      onProgress({ step: name, done, total })
      const result = await work((count) => {
        done += count
        onProgress({ step: name, done, total })
      })
      steps.push({ name, milliseconds: performance.now() - start })
      return result
    },
  }
}
