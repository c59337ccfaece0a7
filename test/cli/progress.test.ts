import { describe, expect, it } from 'vitest'
import { createProgress, followBuild } from '../../src/cli/progress.ts'
import { createFakeTerminal } from './fake-terminal.ts'

describe('createProgress', () => {
  it('no terminal -> a line for each step, nothing for its parts', () => {
    const terminal = createFakeTerminal()
    const progress = createProgress(terminal)
    progress.step('content')
    progress.step('pages', 120)
    progress.advance(60)
    progress.end()
    progress.step('late')
    expect(terminal.err).toBe('content …\npages (120) …\n')
  })

  it('a terminal -> one line that is rewritten, at most every 50 ms, and taken away at the end', () => {
    let time = 0
    const terminal = createFakeTerminal({ isInteractive: true })
    const progress = createProgress(terminal, () => time)
    progress.step('content')
    progress.step('pages', 120)
    progress.advance(10)
    time = 49
    progress.advance(10)
    time = 50
    progress.advance(10)
    progress.advance(90)
    progress.end()
    progress.step('late')
    progress.advance(1)
    progress.end()
    const clear = '\x1b[K'
    expect(terminal.err.split('\r').slice(1)).toEqual([
      `content …${clear}`,
      `pages 0/120${clear}`,
      `pages 30/120${clear}`,
      `pages 120/120${clear}`,
      clear,
    ])
  })

  it('a narrow terminal -> a line that does not wrap', () => {
    const terminal = createFakeTerminal({ isInteractive: true, columns: 10 })
    createProgress(terminal).step('a step with a long name')
    expect(terminal.err).toBe('\ra step wi\x1b[K')
  })

  it('ended before it began -> nothing', () => {
    const terminal = createFakeTerminal({ isInteractive: true })
    createProgress(terminal).end()
    expect(terminal.err).toBe('')
  })
})

describe('followBuild', () => {
  it('events of a build -> steps and how much more is done', () => {
    const calls: unknown[] = []
    const follow = followBuild({
      step: (name, total) => calls.push(['step', name, total]),
      advance: (n) => calls.push(['advance', n]),
      end: () => calls.push(['end']),
    })
    follow({ step: 'content', done: 0, total: 0 })
    follow({ step: 'pages', done: 0, total: 5 })
    follow({ step: 'pages', done: 2, total: 5 })
    follow({ step: 'pages', done: 5, total: 5 })
    follow({ step: 'files', done: 1, total: 2 })
    expect(calls).toEqual([
      ['step', 'content', 0],
      ['step', 'pages', 5],
      ['advance', 2],
      ['advance', 3],
      ['step', 'files', 2],
      ['advance', 1],
    ])
  })
})
