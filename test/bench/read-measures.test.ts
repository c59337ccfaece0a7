// What the benchmark reads from the system and from the tools.
import { expect, test } from 'vitest'
import { parseProcessStat } from '../../bench/process-memory.ts'
import { CommandFailed, parseTiming, runCommand } from '../../bench/run-command.ts'
import { listsCommand } from '../../bench/sitegen-tool.ts'

const tail = '1 100 200 0 -1 4194304 5 0 0 0 7 8 0 0 20 0 11 0 900 1200000 4321 184467 1 1'

test('a line of /proc/PID/stat -> session and resident pages', () => {
  expect(parseProcessStat(`4242 (node) S ${tail}`)).toEqual({ session: 200, residentPages: 4321 })
})

test('a name with spaces and parentheses -> the fields after the last parenthesis', () => {
  expect(parseProcessStat(`4242 (a) b (c) S ${tail}`)).toEqual({ session: 200, residentPages: 4321 })
})

test('something else than a line of /proc/PID/stat -> undefined', () => {
  expect(parseProcessStat('')).toBeUndefined()
  expect(parseProcessStat('4242 (node) S 1')).toBeUndefined()
})

test('what GNU time wrote -> CPU seconds and bytes', () => {
  const { cpuSeconds, largestBytes } = parseTiming('12.50 1.25 2048\n') ?? {}
  expect(cpuSeconds).toBeCloseTo(13.75)
  expect(largestBytes).toBe(2048 * 1024)
})

test('what GNU time wrote after a failure -> its last line counts', () => {
  expect(parseTiming('Command exited with non-zero status 1\n1.00 0.50 10\n')).toEqual({ cpuSeconds: 1.5, largestBytes: 10_240 })
})

test('nothing from GNU time -> undefined', () => {
  expect(parseTiming('')).toBeUndefined()
  expect(parseTiming('Command terminated by signal 9')).toBeUndefined()
})

const help = `Usage: sitegen [options] [command]

Commands:
  build [options]            build the site
  serve [options]            serve the built site

Examples:
  sitegen dev                a line that only mentions it
`

test('the help -> commands that are listed, not ones that are mentioned', () => {
  expect(listsCommand(help, 'build')).toBe(true)
  expect(listsCommand(help, 'dev')).toBe(false)
})

test('a command -> its wall time', async () => {
  const { seconds } = await runCommand({ program: process.execPath, args: ['-e', '0'] }, process.cwd())
  expect(seconds).toBeGreaterThan(0)
})

test('a command that fails -> its exit code and what it said', async () => {
  const failing = runCommand({ program: process.execPath, args: ['-e', 'console.error("no luck"); process.exit(3)'] }, process.cwd())
  await expect(failing).rejects.toThrow(CommandFailed)
  await expect(failing).rejects.toThrow(/ended with 3 after [\d.]+ s:\nno luck/)
})
