// For calls to the file system whose failure means no more than that there is nothing to find.

export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
