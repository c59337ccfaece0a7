// A photograph of the Studio (`npm run photographs`) with numbers over it and, below, a list that says what they stand for. The numbers are drawn over the
// picture and not in it, so they are sharp on every screen and follow a picture that is taken anew.
import type { ReactNode } from 'react'
import photographs from '../photographs/taken.json'
import './screen.css'

interface Photograph {
  width: number
  height: number
  marks: Readonly<Record<string, { x: number; y: number }>>
}

const taken: Readonly<Record<string, Photograph>> = photographs

export interface ScreenProps {
  /** Its name in scripts/photograph-motifs.mjs. */
  name: string
  /** What can be seen, for readers who do not see it. */
  alt: string
  /** Mark of the photograph -> what is there, in the order of the numbers. */
  callouts?: Readonly<Record<string, ReactNode>>
  /** The caption. */
  children?: ReactNode
}

export function Screen({ name, alt, callouts = {}, children }: ScreenProps) {
  const photograph = taken[name]
  if (!photograph) throw new Error(`There is no photograph ${name}: npm run photographs takes ${Object.keys(taken).join(', ')}.`)
  const { width, height, marks } = photograph
  const file = `/photographs/${name}.avif`
  return (
    <figure className="screen">
      <a className="screen-picture" href={file} style={{ maxWidth: width }}>
        <img src={file} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
        {Object.keys(callouts).map((mark, index) => {
          const place = marks[mark]
          if (!place) throw new Error(`The photograph ${name} has no mark ${mark}, but ${Object.keys(marks).join(', ')}.`)
          return (
            <span key={mark} className="screen-number" style={{ left: `${place.x}%`, top: `${place.y}%` }} aria-hidden="true">
              {index + 1}
            </span>
          )
        })}
      </a>
      {Object.keys(callouts).length > 0 ? (
        <ol className="screen-callouts">
          {Object.entries(callouts).map(([mark, text]) => (
            <li key={mark}>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {children ? <figcaption>{children}</figcaption> : null}
    </figure>
  )
}
