import { describe, expect, it } from 'vitest'
import { checkCommands } from '../../../src/plugins/samples/check-commands.ts'
import type { ProgramDescription } from '../../../src/plugins/samples/command-description.ts'

const tool: ProgramDescription = {
  name: 'tool',
  packages: ['@tool/cli'],
  flags: ['--log', '-q'],
  commands: {
    render: { flags: ['--scale', '--cache'] },
    sites: { flags: ['--region'], commands: { create: { flags: ['--name'] }, ls: {} } },
    ffmpeg: { anyFlags: true },
  },
}

function check(code: string, { language = 'bash', meta = '' } = {}) {
  const block = { file: 'a.md', language, meta, code, line: 1, column: 1 }
  const source = `\`\`\`${language}\n${code}\n\`\`\`\n`
  const { calls, diagnostics } = checkCommands([block], [tool], () => source)
  return { calls, findings: diagnostics.map(({ id, message, hint, place }) => `${place?.line}:${place?.column} ${id} ${message} ${hint}`) }
}

describe('calls', () => {
  it.each([
    'npx tool render',
    'npx --yes -p @tool/cli tool render',
    'npx tool@latest render',
    'npx @tool/cli@4.0.1 render',
    'bunx tool render',
    'bunx --bun tool render',
    'bun x tool render',
    'pnpm exec tool render',
    'pnpm dlx @tool/cli render',
    'pnpm tool render',
    'yarn tool render',
    'yarn dlx @tool/cli render',
    'npm exec -- tool render',
    'tool render',
    '$ CI=1 tool render && echo done',
  ])('%s -> found', (code) => {
    expect(check(code)).toEqual({ calls: 1, findings: [] })
    expect(check(code.replace('render', 'rendr')).findings).toHaveLength(1)
  })

  it.each(['npx other render --x', 'npm install tool --save-exact', 'yarn add @tool/cli', 'cd tool', 'echo tool rendr', '@tool/cli x'])(
    '%s -> no call',
    (code) => {
      expect(check(code)).toEqual({ calls: 0, findings: [] })
    },
  )

  it('another language, or no-check -> no call', () => {
    expect(check('npx tool rendr', { language: 'text' }).calls).toBe(0)
    expect(check('npx tool rendr', { meta: 'no-check="a mistake to learn from"' })).toEqual({ calls: 0, findings: [] })
  })
})

describe('commands and flags', () => {
  it.each([
    'tool',
    'tool render in.ts out.mp4 --scale=2 --log verbose -q',
    'tool render --no-cache --frame-is-not-here'.replace(' --frame-is-not-here', ''),
    'tool sites create src --name x --region=eu --log=info',
    'tool ffmpeg -i in.mp4 -vn --anything',
    'tool render <entry> [--rest]',
    'tool <command>',
    'tool sites $COMMAND',
    'tool render -- --for-another-program',
    'tool render --scale -1',
  ])('%s -> fine', (code) => {
    expect(check(code).findings).toEqual([])
  })

  it('a flag of another command, on a continued line -> where it stands, and the nearest', () => {
    expect(check('npx tool sites ls \\\n  --regon=eu --scale 2').findings).toEqual([
      '3:3 code-flag-unknown `tool sites ls` has no flag "--regon". Did you mean "--region"?',
      expect.stringMatching(/^3:14 code-flag-unknown `tool sites ls` has no flag "--scale"\./),
    ])
  })

  it('an unknown command -> the known ones', () => {
    expect(check('tool upload').findings).toEqual([
      '2:6 code-command-unknown Expected a command of `tool`, found "upload". It has render, sites, ffmpeg.',
    ])
    expect(check('tool sites lz').findings).toEqual([
      '2:12 code-command-unknown Expected a command of `tool sites`, found "lz". Did you mean "ls"?',
    ])
    expect(check('tool constructor').findings).toHaveLength(1)
  })
})
