// Asks the plugins of the site what is shown in place of a code block, and checks what they answer.
import type { Code } from 'mdast'
import { VFileMessage } from 'vfile-message'
import * as z from 'zod'
import { textOfThrown } from '../../diagnostics/read-thrown.ts'
import { listNearest } from '../../diagnostics/suggest.ts'
import { describeValue } from '../../lib/describe-value.ts'
import type { CodeComponent, CodeFinding } from '../../plugins/document-hooks.ts'
import { type DocumentState, firstLineOf } from '../document-state.ts'
import type { CodeAnswer } from '../load-plugins.ts'
import { PluginError } from '../plugin-error.ts'
import { readFence } from './read-fence.ts'

/** What the first plugin gives that has something to say. */
export async function askPlugins(
  block: Code,
  answers: readonly CodeAnswer[],
  state: DocumentState,
): Promise<string | CodeComponent | undefined> {
  const line = (block.position?.start.line ?? 1) + state.lineOffset
  const { language, meta } = readFence(block)
  const given = { language, meta: meta.trim(), code: block.value, file: state.source.file, line }
  for (const { name, answer } of answers) {
    const report = (finding: CodeFinding): void => reportFinding(finding, name, block, state)
    try {
      const result = await answer({ ...given, report })
      if (result !== undefined) return typeof result === 'string' ? result : readComponent(result, state)
    } catch (error) {
      throw new PluginError(name, placed(error, block))
    }
  }
  return undefined
}

function reportFinding(
  { message, line, column, level = 'error', hint }: CodeFinding,
  name: string,
  block: Code,
  state: DocumentState,
): void {
  const place = firstLineOf(state, block)
  if (line !== undefined && place.line !== undefined) {
    place.line += line
    // The lines of a block may be indented, or stand behind the sign of a quotation.
    const indent = state.source.source.split('\n')[place.line - 1]?.lastIndexOf(block.value.split('\n')[line - 1] ?? '') ?? -1
    if (column === undefined || indent < 0) delete place.column
    else place.column = indent + column
  }
  state.diagnostics.push({
    id: 'plugin-message',
    level,
    message: `${name}: ${message}`,
    place,
    hint: hint ?? 'A plugin of the site says this of the code block. Its own documentation explains it.',
  })
}

const codeComponent = z.strictObject({ component: z.string().min(1), props: z.record(z.string(), z.json().optional()).optional() })

function readComponent(result: unknown, { options: { componentNames } }: DocumentState): CodeComponent {
  if (typeof result !== 'object' || result === null || Array.isArray(result))
    throw new Error(`expected HTML as a text, or { component, props }, found ${describeValue(result)}.`)
  const { data, error } = codeComponent.safeParse(result)
  if (error) {
    const [key = '', ...path] = error.issues[0]?.path ?? []
    if (key === 'props') throw new Error(`expected the props of a component to be JSON; ${[key, ...path].join('.')} is not.`)
    throw new Error(`expected { component, props } with the name of a component; found ${JSON.stringify(Object.keys(result).sort())}.`)
  }
  if (componentNames === undefined || componentNames.includes(data.component)) return data
  const names = listNearest(data.component, componentNames)
  throw new Error(`expected the name of a component that MDX documents have, found ${JSON.stringify(data.component)}; there are ${names}.`)
}

/** An error with the place of the block, unless it has one of its own. */
function placed(error: unknown, block: Code): unknown {
  if (error instanceof VFileMessage && error.place !== undefined) return error
  const reason = error instanceof VFileMessage ? error.reason : textOfThrown(error)
  return new VFileMessage(reason, { place: block.position?.start })
}
