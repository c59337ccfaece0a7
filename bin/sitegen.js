#!/usr/bin/env node
// Starts the compiled command line.
import { existsSync } from 'node:fs'

const commandLine = new URL('../dist/cli.js', import.meta.url)

if (existsSync(commandLine)) {
  await import(commandLine.href)
} else {
  console.error('sitegen is not compiled yet. Run `npm run compile` in its folder.')
  process.exitCode = 2
}
