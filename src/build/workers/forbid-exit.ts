// Code of the site runs in this process while pages render. `process.exit` in it would end the build early, with exit code 0: here it
// throws instead, and the page that called it is reported like any other that throws.

const marker = Symbol('exit is forbidden')

/** Lasts until the returned function is called. */
export function forbidExit(): () => void {
  const { exit } = process
  // Two renderings may overlap: the second must not take the replacement of the first for the real function.
  if (marker in exit) return () => undefined
  const refuse: typeof process.exit = (code) => {
    throw new Error(`\`process.exit(${code ?? ''})\` was called. A component must not end the build.`)
  }
  process.exit = Object.assign(refuse, { [marker]: true })
  return () => {
    process.exit = exit
  }
}
