// The frame of a figure about a function that turns a text into something else: the result follows each key, so there is no button.
import type { ReactNode } from 'react'
import '../figures.css'
import './texts.css'

interface TextFrameProps {
  /** What can be seen, for readers who cannot: one sentence. */
  label: string
  code: ReactNode
  controls: ReactNode
  children: ReactNode
}

export function TextFrame({ label, code, controls, children }: TextFrameProps) {
  return (
    <section className="fig" aria-label={`Live figure: ${label}`}>
      {/* The page as text, feeds and the search have the code alone. */}
      <div className="fig-desk fig-texts" data-only="page" data-no-search="">
        {children}
      </div>
      {code}
      <div className="fig-controls" data-only="page" data-no-search="">
        {controls}
      </div>
    </section>
  )
}

/** What a function prints. */
export function Print({ children, name }: { children: string; name?: string }) {
  return (
    <div className="fig-printed">
      {name ? <p>{name}</p> : null}
      <pre>{children}</pre>
    </div>
  )
}
