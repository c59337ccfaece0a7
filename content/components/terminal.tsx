// What a command prints, recorded in a terminal (`npm run terminals`): the command, and below it the lines with their colors. It is text, and so it can be
// read aloud, searched and copied.
import { Fragment, type ReactNode } from 'react'
import recordings from '../terminals/recorded.json'
import './terminal.css'

/** Text, or text with a color. */
type Part = string | readonly string[]

interface Recording {
  command: string
  lines: readonly (string | readonly Part[])[]
}

const recorded: Readonly<Record<string, Recording>> = recordings

export interface TerminalProps {
  /** Its name in scripts/terminal-takes.mjs. */
  name: string
  /** How many lines are shown, of a long output; all if it is left out. */
  lines?: number
  /** The caption. */
  children?: ReactNode
}

export function Terminal({ name, lines: shown = Number.POSITIVE_INFINITY, children }: TerminalProps) {
  const recording = recorded[name]
  if (!recording) throw new Error(`No terminal ${name} is recorded: npm run terminals records ${Object.keys(recorded).join(', ')}.`)
  const { command, lines } = recording
  const left = lines.length - Math.min(lines.length, shown)
  return (
    <figure className="terminal">
      <kbd>{command}</kbd>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled with the arrow keys. */}
      <pre tabIndex={0}>
        <samp>
          {lines.slice(0, shown).map((line, index) => (
            <Fragment key={index}>
              {typeof line === 'string' ? line : line.map(colorPart)}
              {'\n'}
            </Fragment>
          ))}
          {left > 0 ? <span className="terminal-dim">… and {left} more lines</span> : null}
        </samp>
      </pre>
      {children ? <figcaption>{children}</figcaption> : null}
    </figure>
  )
}

function colorPart(part: Part, index: number) {
  if (typeof part === 'string') return part
  const [color, text] = part
  return (
    <span key={index} className={`terminal-${color}`}>
      {text}
    </span>
  )
}
