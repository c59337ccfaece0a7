// `npm run terminals`: runs the commands of `scripts/terminal-takes.mjs`, or those that are named, in a terminal, and writes what is on it in the end
// to `content/terminals/recorded.json`, for the `<Terminal>` of the documents. The terminal is a part of the packages of the photographs.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { headlessShellPath, installChromium } from './install-chromium.mjs'
import { installProject, makeSound, projectFolder } from './photograph-project.mjs'
import { runOrExit } from './set-up.mjs'
import { hashTake, readSamples, takes, terminalsFile } from './terminal-takes.mjs'

/** What a command may use: a page is not much wider. Longer lines are not broken here. */
const columns = 84
/** Said where a container has no limit of its memory, and in the middle of other lines. */
const ofMachine =
  /(?:\x1B\[33m)?(?:Detected differing memory|Memory reported by|You might have inadvertenly|Using the lower amount of memory)[^\r\n]*\r?\n/g
const colors = { 1: 'red', 2: 'green', 3: 'yellow', 4: 'blue', 5: 'magenta', 6: 'cyan', 8: 'dim' }

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in takes))
if (unknown.length > 0) throw new Error(`scripts/terminal-takes.mjs has no ${unknown.join(', ')}.`)
const due = named.length > 0 ? named : Object.keys(takes)
const recorded = existsSync(terminalsFile) ? JSON.parse(readFileSync(terminalsFile, 'utf8')) : {}

installChromium()
await installProject()
await makeTalk()
await offerBrowser()
const { Terminal } = createRequire(join(projectFolder, 'package.json'))('@xterm/headless')

for (const name of due) {
  const take = takes[name]
  for (const [file, code] of Object.entries(readSamples(take))) await writeFile(join(projectFolder, file), code)
  try {
    const lines = await runInTerminal(take)
    console.log(`${name}: ${lines.length} lines`)
    recorded[name] = { source: hashTake(take), command: take.command, lines }
  } catch (error) {
    console.error(`${name}: ${error.message}`)
    process.exitCode = 1
  }
}
const current = Object.entries(recorded).filter(([name]) => name in takes)
await mkdir(dirname(terminalsFile), { recursive: true })
await writeFile(terminalsFile, `${JSON.stringify(Object.fromEntries(current.sort()), undefined, 1)}\n`)

/** A recording with pauses, which a sample looks for. */
async function makeTalk() {
  const sound = join(projectFolder, 'talk.wav')
  await writeFile(
    sound,
    makeSound(14, (time) => (time > 0.9 && time < 5) || (time > 6.6 && time < 12.4)),
  )
  const options = ['-v', 'error', '-y', '-i', 'public/confetti.mp4', '-i', sound, '-c:v', 'copy', 'public/talk.mp4']
  runOrExit('npx', ['remotion', 'ffmpeg', ...options], { cwd: projectFolder })
}

/** The browser of the tests, where a script of the toolkit looks for the one that it would download. */
async function offerBrowser() {
  const folder = join(projectFolder, 'node_modules/.remotion/chrome-headless-shell/linux64/chrome-headless-shell-linux64')
  await mkdir(folder, { recursive: true })
  await rm(join(folder, 'chrome-headless-shell'), { force: true })
  await symlink(headlessShellPath(), join(folder, 'chrome-headless-shell'))
}

/** Runs a command, and returns the lines that are on the terminal in the end: a line is text, or parts of it with a color. */
async function runInTerminal({ command, until, fails = false }) {
  const child = spawn('script', ['-qefc', `stty cols ${columns} rows 400; ${command}`, '/dev/null'], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TERM: 'xterm-256color', FORCE_COLOR: '1', CI: '' },
    detached: until !== undefined,
  })
  let printed = ''
  let isStopped = false
  child.stdout.on('data', (chunk) => {
    printed += chunk
    if (until?.test(printed) && !isStopped) {
      isStopped = true
      process.kill(-child.pid)
    }
  })
  const status = await new Promise((resolve) => child.on('close', resolve))
  if ((status !== 0) !== fails && !isStopped) throw new Error(`${command} ends with ${status}:\n${printed.slice(-2000)}`)
  const terminal = new Terminal({ cols: 400, rows: 400, allowProposedApi: true })
  await new Promise((resolve) => terminal.write(printed.replace(ofMachine, ''), resolve))
  const { active } = terminal.buffer
  const lines = Array.from({ length: active.length }, (_, index) => readLine(active.getLine(index)))
  while (lines.length > 0 && textOf(lines.at(-1)).trim() === '') lines.pop()
  while (lines.length > 0 && textOf(lines[0]).trim() === '') lines.shift()
  return lines.map((parts) => (parts.every((part) => typeof part === 'string') ? parts.join('') : parts))
}

function readLine(line) {
  const parts = []
  for (let column = 0; column < line.length; column += 1) {
    const cell = line.getCell(column)
    if (cell.getWidth() === 0) continue
    const text = cell.getChars() || ' '
    const tone = cell.isFgPalette() ? colors[cell.getFgColor()] : cell.isDim() ? 'dim' : undefined
    const last = parts.at(-1)
    if (last && last.tone === tone) last.text += text
    else parts.push({ tone, text })
  }
  const last = parts.at(-1)
  if (last) last.text = last.text.trimEnd()
  return parts
    .map(({ tone, text }) => [tone, shorten(text)])
    .filter(([, text]) => text !== '')
    .map(([tone, text]) => (tone ? [tone, text] : text))
}

function textOf(parts) {
  return parts.map((part) => (typeof part === 'string' ? part : part[1])).join('')
}

/** Where the project lies on this machine is nothing to read. */
function shorten(text) {
  return text.replaceAll(dirname(projectFolder), '~')
}
