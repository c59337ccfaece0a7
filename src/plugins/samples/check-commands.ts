// Checks the calls of described command lines in shell samples: every command and every flag has to exist.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { listNearest, nearest } from '../../diagnostics/suggest.ts'
import { readInstructions } from './block-instructions.ts'
import type { CodeBlock } from './code-block.ts'
import type { CommandDescription, ProgramDescription } from './command-description.ts'
import { placeInDocument } from './explain-type-error.ts'
import { type ShellWord, splitShell } from './split-shell.ts'

const shellLanguages: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'shellscript', 'zsh', 'console'])

/** How package managers run the program of a package. The longest match counts. */
const runners = [
  'npx',
  'bunx',
  'bun x',
  'bun run',
  'pnpm exec',
  'pnpm dlx',
  'pnpm',
  'yarn exec',
  'yarn dlx',
  'yarn run',
  'yarn',
  'npm exec',
]
  .map((runner) => runner.split(' '))
  .sort((left, right) => right.length - left.length)
const runnerOptionsWithValue: ReadonlySet<string> = new Set(['-p', '--package'])

export interface CommandFindings {
  /** Calls that were compared with a description. */
  calls: number
  diagnostics: Diagnostic[]
}

/** @param sourceOf returns the text of a document. */
export function checkCommands(
  blocks: readonly CodeBlock[],
  programs: readonly ProgramDescription[],
  sourceOf: (file: string) => string,
): CommandFindings {
  const findings: CommandFindings = { calls: 0, diagnostics: [] }
  if (programs.length === 0) return findings
  for (const block of blocks) {
    if (!shellLanguages.has(block.language)) continue
    const { instructions, diagnostics } = readInstructions(block)
    findings.diagnostics.push(...diagnostics)
    if (instructions.noCheck !== undefined) continue
    for (const words of splitShell(block.code)) {
      const call = findCall(words, programs)
      if (call === undefined) continue
      findings.calls++
      const placeOf = ({ start, end }: ShellWord) => placeInDocument(block, sourceOf(block.file), start, end)
      findings.diagnostics.push(...judgeCall(call).map(({ word, ...finding }) => ({ ...finding, place: placeOf(word) })))
    }
  }
  return findings
}

interface Call {
  program: ProgramDescription
  /** What follows the name of the program. */
  words: readonly ShellWord[]
}

function findCall(words: readonly ShellWord[], programs: readonly ProgramDescription[]): Call | undefined {
  const runner = runners.find((parts) => parts.every((part, index) => words[index]?.text === part))
  let index = runner?.length ?? 0
  while (runner !== undefined && words[index]?.text.startsWith('-')) index += runnerOptionsWithValue.has(words[index]?.text ?? '') ? 2 : 1
  // `remotion@latest`, `@remotion/cli@4`.
  const name = words[index]?.text.replace(/(?!^)@[^/]*$/, '')
  const program = programs.find(
    (candidate) => candidate.name === name || (runner !== undefined && candidate.packages?.includes(name ?? '')),
  )
  return program && { program, words: words.slice(index + 1) }
}

type Finding = Omit<Diagnostic, 'place'> & { word: ShellWord }

function judgeCall({ program, words }: Call): Finding[] {
  const findings: Finding[] = []
  const path = [program.name]
  const flags = new Set(program.flags)
  const given: ShellWord[] = []
  let command: CommandDescription = program
  for (const word of words) {
    // The rest is for another program.
    if (word.text === '--') break
    if (/^--?[A-Za-z]/.test(word.text)) {
      given.push(word)
      continue
    }
    if (command.anyFlags) break
    // If a command has no subcommands, further words are names of files and compositions; a placeholder may stand for any command.
    if (command.commands === undefined || isPlaceholder(word.text)) continue
    const known: CommandDescription | undefined = Object.hasOwn(command.commands, word.text) ? command.commands[word.text] : undefined
    if (known === undefined) return [...findings, unknownCommand(word, path, Object.keys(command.commands))]
    path.push(word.text)
    for (const name of known.flags ?? []) flags.add(name)
    command = known
  }
  if (command.anyFlags) return findings
  return [...findings, ...given.filter(({ text }) => !hasFlag(flags, text)).map((word) => unknownFlag(word, path, [...flags]))]
}

/** `<composition-id>`, `[entry]`, `"$id"`, `…`. */
function isPlaceholder(text: string): boolean {
  return /^[<[$…]|^\.\.\.|^\d*>/.test(text)
}

function hasFlag(flags: ReadonlySet<string>, text: string): boolean {
  const name = nameOfFlag(text)
  return flags.has(name) || (name.startsWith('--no-') && flags.has(`--${name.slice('--no-'.length)}`))
}

function nameOfFlag(text: string): string {
  return text.replace(/=.*$/s, '')
}

function unknownCommand(word: ShellWord, path: readonly string[], known: readonly string[]): Finding {
  const suggestion = nearest(word.text, known)
  return {
    id: 'code-command-unknown',
    level: 'error',
    message: `Expected a command of \`${path.join(' ')}\`, found ${JSON.stringify(word.text)}.`,
    word,
    hint: suggestion === undefined ? `It has ${listNearest(word.text, known)}.` : `Did you mean "${suggestion}"?`,
  }
}

function unknownFlag(word: ShellWord, path: readonly string[], known: readonly string[]): Finding {
  const name = nameOfFlag(word.text)
  const suggestion = nearest(name, known)
  return {
    id: 'code-flag-unknown',
    level: 'error',
    message: `\`${path.join(' ')}\` has no flag ${JSON.stringify(name)}.`,
    word: { ...word, end: Math.min(word.end, word.start + name.length) },
    hint:
      suggestion === undefined
        ? 'See the help of the command, or the description that `code.commands` names.'
        : `Did you mean "${suggestion}"?`,
  }
}
