// Runs the compiled program as a user does, and makes the small sites it runs on.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

const program = fileURLToPath(new URL('../../bin/sitegen.js', import.meta.url))

export interface Result {
  exitCode: number | null
  stdout: string
  stderr: string
}

export interface RunOptions {
  cwd?: string
  env?: Record<string, string>
  input?: string | Uint8Array
}

export function startProgram(args: string[], { cwd, env = {} }: RunOptions = {}): ChildProcessWithoutNullStreams {
  if (!inject('compiled')) throw new Error('scripts/compile.mjs failed: there is no program to run')
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...inherited } = process.env
  return spawn(process.env.SITEGEN_NODE ?? process.execPath, [program, ...args], { cwd, env: { ...inherited, ...env } })
}

export function runProgram(args: string[], options: RunOptions = {}): Promise<Result> {
  const child = startProgram(args, options)
  // A program that does not read its input may close it first.
  child.stdin.on('error', () => undefined)
  child.stdin.end(options.input ?? '')
  return resultOf(child)
}

export function resultOf(child: ChildProcessWithoutNullStreams): Promise<Result> {
  const result: Result = { exitCode: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    result.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    result.stderr += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ ...result, exitCode }))
  })
}

/** Resolves when `stream` has written `text`. */
export function untilWritten(stream: NodeJS.ReadableStream, text: string): Promise<void> {
  let written = ''
  return new Promise((resolve, reject) => {
    stream.on('data', (chunk: string | Buffer) => {
      written += chunk
      if (written.includes(text)) resolve()
    })
    stream.on('end', () => reject(new Error(`Expected "${text}", found "${written}"`)))
  })
}

/** A folder with these files, in the folder for temporary files. */
export function makeFolder(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sitegen-cli-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

export const config = "export default { title: 'T', url: 'https://example.com' }\n"
