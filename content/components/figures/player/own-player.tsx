// The frame around a figure whose Player is operated by what is beside it, as in the samples of the Player's pages: its own bar, buttons and
// readings of the page. Nothing of it plays by itself.
import { Player, type PlayerRef, type RenderPlayPauseButton, type RenderPoster } from '@remotion/player'
import { type CSSProperties, type ReactNode, type RefObject, useCallback, useMemo, useSyncExternalStore } from 'react'
import { useWithoutAudio } from '../silent-player.tsx'
import '../figures.css'
import './player.css'

interface OwnFigureProps {
  /** What is shown, in a few words. */
  label: string
  /** The picture: a `<StagePlayer>`, or several. */
  stage: ReactNode
  /** The place of the picture is as large as this, in units of the composition; false: as high as what is in it. */
  size?: readonly [width: number, height: number] | false
  /** What operates the Player, below the picture. */
  below?: ReactNode
  code?: ReactNode
  controls?: ReactNode
}

export function OwnFigure({ label, stage, size = [640, 360], below, code, controls }: OwnFigureProps) {
  const place: CSSProperties = size ? { '--fig-width': size[0], aspectRatio: `${size[0]} / ${size[1]}` } : {}
  return (
    <section className="fig fig-operated" aria-label={`Live figure: ${label}`}>
      <div className="fig-stage" style={place}>
        {stage}
      </div>
      {below ? <div className="fig-op-below">{below}</div> : null}
      {code}
      {controls ? <div className="fig-controls">{controls}</div> : null}
    </section>
  )
}

interface StagePlayerProps {
  player?: RefObject<PlayerRef | null>
  children: ReactNode
  durationInFrames: number
  fps?: number
  width?: number
  height?: number
  initialFrame?: number
  style?: CSSProperties
  controls?: boolean
  loop?: boolean
  playbackRate?: number
  clickToPlay?: boolean
  initiallyMuted?: boolean
  overflowVisible?: boolean
  renderPlayPauseButton?: RenderPlayPauseButton
  renderPoster?: RenderPoster
  showPosterWhenBuffering?: boolean
  /** False: what is in the picture can be operated. */
  hidden?: boolean
}

/** The Player without sound, as wide as its place. The composition comes as an element, so it changes its props like any component. */
export function StagePlayer({ player, children, width = 640, height = 360, fps = 30, style, hidden = true, ...props }: StagePlayerProps) {
  useWithoutAudio()
  const inputProps = useMemo(() => ({ content: children, hidden }), [children, hidden])
  return (
    <Player
      ref={player}
      component={Shown}
      inputProps={inputProps}
      {...props}
      fps={fps}
      compositionWidth={width}
      compositionHeight={height}
      style={{ width: '100%', opacity: 1, ...style }}
      // Otherwise its play button takes the focus from the reader when it appears.
      spaceKeyToPlayOrPause={false}
      showVolumeControls={false}
      allowFullscreen={false}
      numberOfSharedAudioTags={0}
      logLevel="error"
      acknowledgeRemotionLicense
      noSuspense
    />
  )
}

/** The words of a film are part of its picture; readers who cannot see it have the label of the figure. */
function Shown({ content, hidden }: { content: ReactNode; hidden: boolean }) {
  return hidden ? (
    <div aria-hidden="true" style={{ display: 'contents' }}>
      {content}
    </div>
  ) : (
    content
  )
}

type EventName = 'frameupdate' | 'play' | 'pause' | 'waiting' | 'resume' | 'mutechange' | 'scalechange'

/** What the Player says when it is asked, and again at each of the events. */
export function useReading<Value extends string | number | boolean>(
  player: RefObject<PlayerRef | null>,
  events: readonly EventName[],
  read: (player: PlayerRef) => Value,
  before: Value,
): Value {
  const names = events.join()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const current = player.current
      const all = names.split(',') as readonly EventName[]
      for (const name of all) current?.addEventListener(name, onChange)
      return () => {
        for (const name of all) current?.removeEventListener(name, onChange)
      }
    },
    [player, names],
  )
  return useSyncExternalStore(
    subscribe,
    () => (player.current ? read(player.current) : before),
    () => before,
  )
}

/** Values that the page reads from the Player: what is called, and what it returns. */
export function Readings({ values }: { values: Readonly<Record<string, string | number | boolean>> }) {
  return (
    <dl className="fig-op-readings">
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{String(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The picture of a button: play or pause. */
export function PlayIcon({ playing }: { playing: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={playing ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5.2v13.6L19 12z'} />
    </svg>
  )
}
