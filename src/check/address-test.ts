// Addresses that the configuration leaves out of the checks, as patterns.
import { escapePattern } from '../lib/escape.ts'

/** In a pattern, `*` matches any characters. */
export function createAddressTest(patterns: readonly string[]): (url: string) => boolean {
  const tests = patterns.map((pattern) => new RegExp(`^${pattern.split(/\*+/).map(escapePattern).join('.*')}$`, 's'))
  return (url) => tests.some((test) => test.test(url))
}
