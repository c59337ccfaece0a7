// While pages render, the code of the site runs in this process. `process.exit` in it would end the build in the middle, with exit code 0:
// it throws instead, and the page that called it is reported like any other that throws.

const marker = Symbol('exit is forbidden')

/** Until the function that it gives is called. */
export function forbidExit(): () => void {
  const { exit } = process
  // Two renderings may overlap: the second one must not take the first one's function for the real one.
  if (marker in exit) return () => undefined
  const refuse: typeof process.exit = (code) => {
    throw new Error(`\`process.exit(${code ?? ''})\` was called. A component must not end the build.`)
  }
  process.exit = Object.assign(refuse, { [marker]: true })
  return () => {
    process.exit = exit
  }
}
