import { describe, expect, it } from 'vitest'
import { runProgram } from '../../cli/run-program.ts'
import { openTestSite, type TestSite } from '../build-test-site.ts'

function openSite(body: string): Promise<TestSite> {
  return openTestSite({
    'site.config.ts': "export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore' }\n",
    'content/pages/index.tsx': `export const metadata = { title: 'H' }\nexport default function Home() { ${body}; return <h1>Home</h1> }\n`,
    'content/pages/other.md': '# Other\n',
  })
}

const strays = {
  'throws in a timer': 'setTimeout(() => { throw new Error("too late") }, 0)',
  'leaves a rejection that nobody handles': 'void Promise.reject(new Error("too late"))',
  'throws in a microtask': 'queueMicrotask(() => { throw new Error("too late") })',
}

describe('sitegen build', () => {
  for (const workers of ['0', '2']) {
    for (const [what, body] of Object.entries(strays)) {
      it(`a component that ${what}, ${workers} workers -> exit code 1 and the page, with the second build too`, async () => {
        const { directory } = await openSite(body)
        for (let run = 0; run < 2; run++) {
          const { exitCode, stderr } = await runProgram(['build', '--site', directory, '--workers', workers])
          expect({ exitCode, stderr }).toEqual({
            exitCode: 1,
            stderr: expect.stringMatching(/the page \/(?: threw|:| )[^\n]*too late\.\n/),
          })
          expect(stderr).not.toMatch(/\n\s+at |a mistake of its own/)
        }
      })
    }

    it(`a component that ends the process, ${workers} workers -> page-render at its line`, async () => {
      const { directory } = await openSite('process.exit(0)')
      const { exitCode, stdout, stderr } = await runProgram(['build', '--site', directory, '--workers', workers])
      expect(exitCode).toBe(1)
      expect(stdout + stderr).toContain('`process.exit(0)` was called')
      expect(stdout + stderr).toMatch(/content\/pages\/index\.tsx:2:\d+/)
    })
  }

  it('a component that takes all memory of its thread -> ends, and says so', async () => {
    const { directory } = await openSite('const kept: string[][] = []; for (;;) kept.push(new Array(1e6).fill("x"))')
    const { exitCode, stderr } = await runProgram(['build', '--site', directory, '--workers', '1', '--memory', '600m'])
    expect(exitCode).toBe(1)
    expect(stderr).toContain('The memory of a thread was not enough for the page /')
  })
})
