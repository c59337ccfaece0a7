// For functions that take an address only: a file of the reader gets one for as long as they work.

export async function withAddress<Result>(src: string | Blob, work: (address: string) => Promise<Result>): Promise<Result> {
  if (typeof src === 'string') return work(src)
  const address = URL.createObjectURL(src)
  try {
    return await work(address)
  } finally {
    URL.revokeObjectURL(address)
  }
}
