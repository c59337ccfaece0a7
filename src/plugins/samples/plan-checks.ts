// Decides which blocks the compiler gets, and finds mistakes in what they say about themselves.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isTypedLanguage } from '../../markdown/code/read-fence.ts'
import { pluginFor } from '../../markdown/missing-plugins.ts'
import { type BlockInstructions, fenceOf, readInstructions } from './block-instructions.ts'
import type { BlockToCheck } from './check-types.ts'
import { readCheckedText } from './checked-text.ts'
import type { CodeBlock } from './code-block.ts'

export interface PlannedBlock extends BlockToCheck {
  instructions: BlockInstructions
}

/** What such a block tells others about modules and globals applies to a whole project. */
const ambientPattern = /\bdeclare\s+(?:global|module)\b/

export function planChecks(blocks: readonly CodeBlock[]): { planned: PlannedBlock[]; diagnostics: Diagnostic[]; unchecked: number } {
  const diagnostics: Diagnostic[] = []
  const planned: PlannedBlock[] = []
  const named = new Map<string, CodeBlock>()
  let unchecked = 0
  for (const block of blocks) {
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
    const { text, shownLines } = readCheckedText(block)
    const isolated = ambientPattern.test(text)
    planned.push({ block, text, shownLines, isolated, instructions, fileName: first === undefined ? fileName : undefined })
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
