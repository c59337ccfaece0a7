// Asks for what `sitegen init` was not told. Without a terminal nothing is asked, and what is usual is taken.
import { Writable } from 'node:stream'
import { type StarterAnswers, type StarterPart, starterParts } from './starter.ts'
import type { Terminal } from './terminal.ts'

const usualParts: readonly StarterPart[] = ['docs', 'home']
const usualColor = '#4f46e5'
/** RFC 2606 keeps the name free. */
const usualUrl = 'https://docs.example.com'

const labels: Record<StarterPart, string> = { docs: 'Documentation', blog: 'Blog', home: 'Home page' }

/** @returns nothing when the user gave up. */
export async function askStarter(
  given: { title?: string; parts?: StarterPart[]; color?: string; url?: string },
  folder: string,
  terminal: Terminal,
): Promise<StarterAnswers | undefined> {
  const rest = { color: given.color ?? usualColor, url: given.url ?? usualUrl, today: new Date() }
  const usualTitle = titleOf(folder)
  if (terminal.input.isTTY !== true || !terminal.isInteractive || (given.title !== undefined && given.parts !== undefined)) {
    return { title: given.title ?? usualTitle, parts: given.parts ?? usualParts, ...rest }
  }
  const { isCancel, multiselect, text } = await import('@clack/prompts')
  const output = new Writable({
    write(chunk, _encoding, done) {
      terminal.writeError(String(chunk))
      done()
    },
  })
  const shared = { input: terminal.input, output, signal: terminal.signal }
  const title =
    given.title ??
    (await text({
      ...shared,
      message: 'Title of the site',
      placeholder: usualTitle,
      defaultValue: usualTitle,
      validate: (value) => (value !== undefined && value !== '' && value.trim() === '' ? 'Write at least one letter.' : undefined),
    }))
  if (isCancel(title)) return undefined
  const parts =
    given.parts ??
    (await multiselect({
      ...shared,
      message: 'What it has (space selects, enter goes on)',
      options: starterParts.map((value) => ({ value, label: labels[value] })),
      initialValues: [...usualParts],
      required: true,
    }))
  if (isCancel(parts)) return undefined
  return { title, parts, ...rest }
}

/** `my-kit` -> `My kit`. */
function titleOf(folder: string): string {
  const words = folder.replace(/[-_.\s]+/g, ' ').trim()
  return words === '' ? 'My site' : words.charAt(0).toUpperCase() + words.slice(1)
}
