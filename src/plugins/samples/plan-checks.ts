// Decides which blocks the compiler gets, and finds mistakes in what they say about themselves.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MagicComment } from '../../markdown/code/code-comments.ts'
import { isTypedLanguage } from '../../markdown/code/read-fence.ts'
import {
  collectIncludes,
  type FindIncluded,
  includedName,
  isTwoslash,
  readTwoslash,
  type TwoslashSample,
} from '../../markdown/code/twoslash.ts'
import { pluginFor } from '../../markdown/missing-plugins.ts'
import { type BlockInstructions, fenceOf, readInstructions } from './block-instructions.ts'
import type { BlockToCheck } from './check-types.ts'
import { readCheckedText } from './checked-text.ts'
import type { CodeBlock } from './code-block.ts'

export interface PlannedBlock extends BlockToCheck {
  instructions: BlockInstructions
  /** Errors that are not reported: all, or those of the numbers. */
  ignored: TwoslashSample['ignored']
}

/** What such a block tells others about modules and globals applies to a whole project. */
const ambientPattern = /\bdeclare\s+(?:global|module)\b/

interface PlanChecksOptions {
  /** All samples, or only those that say `twoslash`. */
  check?: 'all' | 'twoslash'
  /** Of the site's own. */
  magicComments?: readonly MagicComment[]
}

export function planChecks(
  blocks: readonly CodeBlock[],
  { check = 'all', magicComments = [] }: PlanChecksOptions = {},
): { planned: PlannedBlock[]; diagnostics: Diagnostic[]; unchecked: number } {
  const diagnostics: Diagnostic[] = []
  const planned: PlannedBlock[] = []
  const named = new Map<string, CodeBlock>()
  let unchecked = 0
  const blocksToInclude = new Map<string, CodeBlock[]>()
  for (const block of blocks) {
    if (includedName(block) !== undefined) blocksToInclude.set(block.file, [...(blocksToInclude.get(block.file) ?? []), block])
  }
  const includesOf = new Map([...blocksToInclude].map(([file, included]) => [file, collectIncludes(included)]))
  for (const block of blocks) {
    // Only those that take it make sense of such code.
    if (includedName(block) !== undefined || (check === 'twoslash' && !isTwoslash(block.meta))) continue
    const isTyped = isTypedLanguage(block.language)
    const isData = /^json[5c]?$/.test(block.language) && block.meta.includes('file=')
    if (!isTyped && !isData) continue
    const { instructions, diagnostics: found } = readInstructions(block)
    diagnostics.push(...found)
    // Live code has no imports: what it uses is in its scope.
    if (instructions.noCheck !== undefined || pluginFor(block.language, block.meta, block.code) === 'live-code') {
      unchecked++
      continue
    }
    const { fileName } = instructions
    const name = fileName === undefined ? undefined : `${block.file}/${fileName}`
    const first = name === undefined ? undefined : named.get(name)
    if (first !== undefined) diagnostics.push(nameTaken(block, first, fileName ?? ''))
    else if (name !== undefined) named.set(name, block)
    // It is still checked, under a name that nobody imports.
    const findIncluded = includesOf.get(block.file)
    const { text, shownLines } = readCheckedText(block, magicComments, findIncluded)
    const item = { block, text, shownLines, isolated: ambientPattern.test(text), instructions, ignored: [] }
    const sample = isTwoslash(block.meta) ? readTwoslash(block.code.split('\n')) : undefined
    const twoslash = sample && describeSample(sample, item, findIncluded)
    diagnostics.push(...(twoslash?.diagnostics ?? []))
    planned.push({ ...item, fileName: first === undefined ? fileName : undefined, ...twoslash?.planned })
  }
  return { planned, diagnostics, unchecked }
}

function nameTaken(block: CodeBlock, first: CodeBlock, fileName: string): Diagnostic {
  return {
    id: 'code-instruction-invalid',
    level: 'error',
    message: `Two code blocks of this page have the file name ${JSON.stringify(fileName)}.`,
    place: fenceOf(block),
    notes: [{ message: 'The first one is here.', place: fenceOf(first) }],
    hint: 'Give each a name of its own; a block that no other one imports needs none.',
  }
}

function prefixOf(included: readonly { code: string }[]): string {
  return included.map(({ code }) => code).join('')
}

/** What the comments of a sample for Twoslash say about its check. */
function describeSample(
  sample: TwoslashSample,
  { block, text, isolated, instructions }: Pick<PlannedBlock, 'block' | 'text' | 'isolated' | 'instructions'>,
  findIncluded: FindIncluded = () => undefined,
): { planned: Partial<PlannedBlock>; diagnostics: Diagnostic[] } {
  const report = ({ line, message, hint }: TwoslashSample['problems'][number]): Diagnostic => ({
    id: 'code-instruction-invalid',
    level: 'error',
    message,
    place: { file: block.file, line: block.line + line + 1 },
    hint,
  })
  const diagnostics = sample.problems.map(report)
  const taken = sample.includes.flatMap(({ name, line }) => {
    const code = findIncluded(name)
    if (code !== undefined) return [{ line, code: `${code}\n` }]
    const hint = 'Name a block of the page that says `twoslash include name`, or with `name-1` its code up to the line `// - 1`.'
    diagnostics.push(report({ line, message: `No code block of the page can be included as ${JSON.stringify(name)}.`, hint }))
    return []
  })
  const lines = text.split('\n')
  const parts = sample.parts.map(({ name, from, to }) => ({
    name,
    prefix: prefixOf(taken.filter(({ line }) => line >= from && line < to)),
    text: lines.map((line, index) => (index >= from && index < to ? line : ' '.repeat(line.length))).join('\n'),
  }))
  const needsScripts = parts.some(({ name }) => /\.[cm]?jsx?$/.test(name))
  const options = { ...(needsScripts && { allowJs: true }), ...Object.fromEntries(sample.options.map(({ name, value }) => [name, value])) }
  return {
    diagnostics,
    planned: {
      ...(parts.length > 0 && { parts }),
      ...(sample.queries.length > 0 && { queries: sample.queries }),
      ...(taken.length > 0 && { prefix: prefixOf(taken) }),
      ...(Object.keys(options).length > 0 && { options }),
      isolated: isolated || parts.some(({ name }) => name.endsWith('.d.ts')),
      ignored: sample.ignored,
      instructions: { ...instructions, fails: [...instructions.fails, ...sample.errors] },
    },
  }
}
