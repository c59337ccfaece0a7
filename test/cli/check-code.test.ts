import { describe, expect, it } from 'vitest'
import { runCommandLine } from '../../src/cli/run-command-line.ts'
import { openTestSite } from '../build/build-test-site.ts'
import { createFakeTerminal } from './fake-terminal.ts'

async function run(source: string | Record<string, string>, ...args: string[]) {
  const { directory } = await openTestSite(source)
  const terminal = createFakeTerminal({ workingDirectory: directory })
  const exitCode = await runCommandLine(['check-code', ...args], terminal)
  return { exitCode, out: terminal.out, err: terminal.err }
}

const fine = { 'content/pages/index.md': '# Home\n\n```ts\nexport const a = 1\n```\n\n```ts no-check="a part"\n} else {\n```\n' }

describe('check-code', () => {
  it('nothing found -> 0 and a line that says so', async () => {
    const { exitCode, out, err } = await run(fine)
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^Checked 1 sample and 0 commands in [\d.]+ m?s, 1 left out by their own word: nothing found\.\n$/)
    expect(err).toBe('')
  })

  it('a finding -> 1, the finding and the summary', async () => {
    const { exitCode, out } = await run('diagnostics/code-type')
    expect(exitCode).toBe(1)
    expect(out).toMatch(
      /^error code-type\n {2}TS2322: .*\n {2}content\/pages\/index\.md:6:16\n[\s\S]*\nChecked 1 sample and 0 commands in /,
    )
  })

  it('--format json, sarif and github -> that alone on standard output', async () => {
    const json = await run('diagnostics/code-type', '--format', 'json')
    expect(JSON.parse(json.out).diagnostics).toMatchObject([
      { id: 'code-type', place: { file: 'content/pages/index.md', line: 6, column: 16, endLine: 6, endColumn: 20 } },
    ])
    expect(json.err).toMatch(/^Checked 1 sample/)
    const sarif = await run('diagnostics/code-flag-unknown', '--format', 'sarif')
    expect(JSON.parse(sarif.out).runs[0].results[0].locations[0].physicalLocation.region).toMatchObject({ startLine: 4, startColumn: 39 })
    const github = await run('diagnostics/code-command-unknown', '--format', 'github')
    expect(github.out).toMatch(/^::error file=content\/pages\/index\.md,line=4,col=10,/)
    expect(JSON.parse((await run(fine, '--format', 'json')).out)).toMatchObject({ errors: 0, diagnostics: [] })
  })

  it('a mistake of the configuration, or an unknown format -> 2', async () => {
    expect(await run({ 'site.config.ts': 'export default { title: 1 }' })).toMatchObject({ exitCode: 2 })
    expect(await run(fine, '--format', 'xml')).toMatchObject({ exitCode: 2 })
  })
})
