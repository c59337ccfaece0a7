// For file system calls whose failure only means that there is nothing to find.

export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
