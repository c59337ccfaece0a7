// The frame of a figure that works on a file: what was found, a button that does it in this browser, the code that it stands for, and fields.
// It needs no Player. The library is loaded when the button is pressed.
import type { ReactNode } from 'react'
import { posterOf, type Source } from './sources.ts'
import type { Outcome } from './use-run.ts'
import '../figures.css'
import './media.css'

export interface FileFrameProps {
  /** What can be seen, for readers who cannot: one sentence. */
  label: string
  run: Pick<Outcome<unknown>, 'state' | 'milliseconds' | 'message'>
  /** What the button does. */
  action: string
  onStart: () => void
  /** What is said before anything was done. */
  before?: string
  /** What is said afterwards. */
  after?: string
  /** Further buttons beside the first. */
  buttons?: ReactNode
  code: ReactNode
  controls?: ReactNode
  children: ReactNode
}

export const recordedNote = 'Shown: what version 4.0.355 reads.'

export function FileFrame(props: FileFrameProps) {
  const { label, run, action, onStart, before = recordedNote, after, buttons, code, controls, children } = props
  const told = {
    waiting: before,
    working: 'Working …',
    done: after ?? `Read in this browser in ${formatTime(run.milliseconds)}.`,
    failed: run.message,
  }
  return (
    <section className="fig" aria-label={`Live figure: ${label}`}>
      {/* The page as text, feeds and the search have the code alone. */}
      <div className="fig-desk" data-only="page" data-no-search="">
        {children}
      </div>
      <div className="fig-run" data-state={run.state} data-only="page" data-no-search="">
        <button type="button" className="fig-go" onClick={() => onStart()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5.5v13l11-6.5z" />
          </svg>
          {action}
        </button>
        {buttons}
        <p role="status">{told[run.state]}</p>
      </div>
      {code}
      {controls ? (
        <div className="fig-controls" data-only="page" data-no-search="">
          {controls}
        </div>
      ) : null}
    </section>
  )
}

/** The picture of a film and its name. */
export function FilmCard({ source, children }: { source: Source; children?: ReactNode }) {
  const poster = posterOf(source)
  return (
    <div className="fig-film">
      <div className="fig-film-picture">
        {poster ? <img src={poster} alt="" width={960} height={540} loading="lazy" decoding="async" /> : <span aria-hidden="true">▤</span>}
        {children}
      </div>
      <code>{source.name}</code>
    </div>
  )
}

export interface Fact {
  name: string
  value: ReactNode
  /** Stands out: what the page is about. */
  strong?: boolean
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fig-facts">
      {facts.map(({ name, value, strong }) => (
        <div key={name} data-strong={strong ? '' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function formatTime(milliseconds: number): string {
  return milliseconds < 10
    ? `${milliseconds.toFixed(1)} ms`
    : milliseconds < 2000
      ? `${Math.round(milliseconds)} ms`
      : `${(milliseconds / 1000).toFixed(1)} s`
}

export const formatBytes = (bytes: number): string => `${Math.round(bytes).toLocaleString('en')} bytes`
