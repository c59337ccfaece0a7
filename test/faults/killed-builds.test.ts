// Builds killed with SIGKILL at random moments: the output is always one whole build, and the next build goes on as if nothing had been.
// 20 moments by default; SITEGEN_KILLS=100 for more, SITEGEN_SEED for others.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { resultOf, startProgram, untilWritten } from '../cli/run-program.ts'
import { createRandom, listLeftovers, openFaultSite, readTree } from './fault-site.ts'

const kills = Number(process.env.SITEGEN_KILLS ?? 20)
const steps = ['configuration', 'content', 'markdown', 'routes', 'pages', 'files', 'links', 'publishing', 'publishing']
/** Milliseconds. */
const longestDelay = 80
const seed = Number(process.env.SITEGEN_SEED ?? 1)

it(`a build killed at ${kills} random moments -> the output stays whole, the next build equals a clean one`, async () => {
  const random = createRandom(seed)
  const site = openFaultSite()
  const wholes = new Map<string, string>()
  for (const variant of ['second', 'first']) {
    site.edit(variant)
    wholes.set(JSON.stringify(await site.buildClean()), variant)
  }
  expect((await site.build()).exitCode).toBe(0)

  const seen: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    site.edit(kill % 2 === 0 ? 'second' : 'first')
    const cache = random() < 0.3 ? ['--no-cache'] : []
    const workers = random() < 0.3 ? ['--workers', '1'] : []
    const child = startProgram(['build', '--site', site.directory, ...cache, ...workers])
    const ended = resultOf(child)
    // Moments are counted from the beginning of a step, so that each is hit on a slow machine as often as on a fast one.
    const step = steps[Math.floor(random() * steps.length)] ?? ''
    const delay = random() * longestDelay
    await Promise.race([untilWritten(child.stderr, step).then(() => pause(delay)), ended]).catch(() => undefined)
    child.kill('SIGKILL')
    await ended
    // Nothing but the moment between the two renames of the swap leaves no output; the next command brings it back.
    const tree = readTree(site.out)
    const whole = wholes.get(JSON.stringify(tree))
    if (tree === undefined) expect(listLeftovers(site.directory).join()).toMatch(/\.build-(?:whole|old)-/)
    else expect(whole, `the output after kill ${kill}`).toBeDefined()
    seen.push(whole ?? 'between')
    if (kill % 10 === 9) {
      expect((await site.build()).exitCode).toBe(0)
      expect(wholes.get(JSON.stringify(readTree(site.out)))).toBe(kill % 2 === 0 ? 'second' : 'first')
      expect(listLeftovers(site.directory)).toEqual([])
    }
  }
  // Else every build was killed before it could do harm.
  expect(new Set(seen).size).toBeGreaterThan(1)
}, 600_000)
