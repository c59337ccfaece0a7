import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createTerminal, type ProcessParts } from '../../src/cli/terminal.ts'

const { signal } = new AbortController()

function createParts(env: Record<string, string> = {}, isTTY = false): ProcessParts & { stdout: PassThrough; stderr: PassThrough } {
  const stream = () => Object.assign(new PassThrough(), { isTTY, columns: 120 })
  return { stdout: stream(), stderr: stream(), stdin: new PassThrough(), env, cwd: () => '/here' }
}

describe('createTerminal', () => {
  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: 'false' }, true, false],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
    [{ TERM: 'dumb' }, true, false],
  ])('%j on a terminal: %s -> colour: %s', (env, isTTY, wanted) => {
    const terminal = createTerminal(createParts(env as Record<string, string>, isTTY), signal)
    expect([terminal.color, terminal.errorColor]).toEqual([wanted, wanted])
  })

  it('a dumb terminal -> no rewritten lines', () => {
    expect(createTerminal(createParts({}, true), signal).isInteractive).toBe(true)
    expect(createTerminal(createParts({ TERM: 'dumb' }, true), signal).isInteractive).toBe(false)
    expect(createTerminal(createParts(), signal).isInteractive).toBe(false)
  })

  it('writing -> to the two streams; nothing for empty text', () => {
    const parts = createParts()
    const terminal = createTerminal(parts, signal)
    terminal.write('out')
    terminal.write('')
    terminal.writeError('err')
    expect([parts.stdout.read()?.toString(), parts.stderr.read()?.toString()]).toEqual(['out', 'err'])
    expect([terminal.workingDirectory, terminal.columns]).toEqual(['/here', 120])
  })

  it('a reader that went away -> later text is dropped; another error is not', () => {
    const parts = createParts()
    const terminal = createTerminal(parts, signal)
    parts.stdout.emit('error', Object.assign(new Error('gone'), { code: 'EPIPE' }))
    terminal.write('dropped')
    expect(parts.stdout.read()).toBeNull()
    expect(() => parts.stderr.emit('error', Object.assign(new Error('disk'), { code: 'EIO' }))).toThrow('disk')
  })
})
