// The frame around every live figure of this site: the toolkit's own Player with a transport, a timeline of its parts and the code that
// the picture stands for. The build writes the poster frame into the page; the module is loaded when a reader scrolls to it.
import type { PlayerRef } from '@remotion/player'
import { type ReactNode, useRef } from 'react'
import { SilentPlayer } from './silent-player.tsx'
import { Timeline, type Track } from './timeline.tsx'
import { useAutoplay } from './use-autoplay.ts'
import './figures.css'

export interface LiveFigureProps {
  /** What can be seen, for readers who cannot: one sentence. */
  label: string
  /** The composition, as an element with its props. */
  children: ReactNode
  durationInFrames: number
  fps?: number
  width?: number
  height?: number
  /** The frame that is shown before anything plays and without JavaScript. */
  poster?: number
  /** Speed of the Player. */
  playbackRate?: number
  /** False: stops at the end. */
  loop?: boolean
  /** Parts of the composition, drawn as bars below the scrubber. */
  tracks?: readonly Track[]
  /** The code of what is seen: a `<LiveCode>`. */
  code?: ReactNode
  /** Fields for the values in the code. */
  controls?: ReactNode
  /** Where there is room, code and fields stand beside the stage instead of below it. */
  wide?: boolean
}

export function LiveFigure(props: LiveFigureProps) {
  const { label, children, durationInFrames, fps = 30, width = 640, height = 360, playbackRate = 1, loop = true } = props
  const poster = Math.min(props.poster ?? 0, durationInFrames - 1)
  const player = useRef<PlayerRef>(null)
  const stage = useRef<HTMLDivElement>(null)
  const playback = useAutoplay(player, stage)

  return (
    <section className={props.wide ? 'fig fig-wide' : 'fig'} aria-label={`Live figure: ${label}`}>
      <div className="fig-body">
        <div className="fig-screen">
          <div className="fig-stage" ref={stage} style={{ '--fig-width': width, aspectRatio: `${width} / ${height}` }}>
            <div className="fig-canvas" style={{ width, height }} role="img" aria-label={label}>
              {/* Its words are part of the picture; the page as text leaves them out. */}
              <div aria-hidden="true">
                <SilentPlayer player={player} {...{ durationInFrames, fps, width, height, poster, playbackRate, loop }}>
                  {children}
                </SilentPlayer>
              </div>
            </div>
          </div>
          <Timeline
            player={player}
            playing={playback.playing}
            onToggle={playback.toggle}
            onScrub={playback.hold}
            poster={poster}
            durationInFrames={durationInFrames}
            fps={fps}
            tracks={props.tracks ?? []}
          />
        </div>
        {props.code || props.controls ? (
          <div className="fig-panel">
            {props.code}
            {props.controls ? <div className="fig-controls">{props.controls}</div> : null}
          </div>
        ) : null}
      </div>
    </section>
  )
}

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
