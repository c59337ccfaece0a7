// A short trailer with sound: enough for a timeline with tracks of every kind.
import '@fontsource/manrope/500.css'
import '@fontsource/manrope/800.css'
import type { FC, ReactNode } from 'react'
import { AbsoluteFill, Audio, interpolate, Sequence, spring, staticFile, useCurrentFrame, useVideoConfig, Video } from 'remotion'

const night = 'linear-gradient(160deg, #10183a, #3b1d5e 60%, #b5446e)'
const places = [
  { name: 'Main stage', x: 24, y: 62 },
  { name: 'Boats', x: 52, y: 40 },
  { name: 'Kitchen', x: 76, y: 66 },
]

interface FestivalProps {
  title: string
  subtitle: string
  accent: string
  acts: readonly string[]
}

export const Festival: FC<FestivalProps> = ({ title, subtitle, accent, acts }) => (
  <AbsoluteFill style={{ background: night, color: 'white', fontFamily: 'Manrope, sans-serif', fontWeight: 800 }}>
    <Audio name="Music" src={staticFile('music.wav')} volume={0.6} />
    <Sequence name="Title" durationInFrames={100}>
      <Title title={title} subtitle={subtitle} />
    </Sequence>
    <Sequence name="Line-up" from={85} durationInFrames={95}>
      <LineUp acts={acts} accent={accent} />
    </Sequence>
    <Sequence name="Map" from={170} durationInFrames={70}>
      <Places accent={accent} />
    </Sequence>
    <Sequence name="Closing" from={230}>
      <Closing />
    </Sequence>
  </AbsoluteFill>
)

export const FestivalCover: FC = () => (
  <AbsoluteFill style={{ background: night, color: 'white', fontFamily: 'Manrope, sans-serif', fontWeight: 800 }}>
    <Centered size={200}>River Nights</Centered>
  </AbsoluteFill>
)

const Title: FC<{ title: string; subtitle: string }> = ({ title, subtitle }) => {
  const { fps } = useVideoConfig()
  const frame = useCurrentFrame()
  const rise = spring({ frame, fps, config: { damping: 14 } })
  const opacity = interpolate(frame, [85, 99], [1, 0], { extrapolateLeft: 'clamp' })
  return (
    <AbsoluteFill style={{ opacity }}>
      <Centered size={200}>
        <div style={{ translate: `0 ${(1 - rise) * 300}px` }}>{title}</div>
        <div style={{ fontSize: 60, fontWeight: 500, opacity: rise }}>{subtitle}</div>
      </Centered>
    </AbsoluteFill>
  )
}

const LineUp: FC<{ acts: readonly string[]; accent: string }> = ({ acts, accent }) => {
  const { fps } = useVideoConfig()
  const frame = useCurrentFrame()
  return (
    <AbsoluteFill style={{ justifyContent: 'center', padding: '0 12%', gap: 30 }}>
      {acts.map((act, index) => {
        const shown = spring({ frame: frame - 8 - index * 8, fps, config: { damping: 16 } })
        return (
          <div key={act} style={{ fontSize: 110, opacity: shown, translate: `${(1 - shown) * -200}px 0` }}>
            <span style={{ color: accent }}>{index + 1}</span> {act}
          </div>
        )
      })}
    </AbsoluteFill>
  )
}

const Places: FC<{ accent: string }> = ({ accent }) => {
  const { fps } = useVideoConfig()
  const frame = useCurrentFrame()
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path d="M 0 70 C 30 40, 40 90, 60 55 S 90 40, 100 30" fill="none" stroke="#8ecae6" strokeWidth="9" opacity="0.7" />
      </svg>
      {places.map(({ name, x, y }, index) => {
        const scale = spring({ frame: frame - 6 - index * 9, fps, config: { damping: 10 } })
        return (
          <div key={name} style={{ position: 'absolute', left: `${x}%`, top: `${y}%`, scale: String(scale), fontSize: 56 }}>
            <div style={{ width: 44, height: 44, borderRadius: '50%', background: accent }} />
            {name}
          </div>
        )
      })}
    </AbsoluteFill>
  )
}

const Closing: FC = () => (
  <AbsoluteFill>
    <Video
      name="Confetti"
      src={staticFile('confetti.mp4')}
      muted
      style={{ width: '100%', height: '100%', objectFit: 'cover', opacity: 0.4 }}
    />
    <AbsoluteFill>
      <Centered size={140}>See you there</Centered>
    </AbsoluteFill>
  </AbsoluteFill>
)

const Centered: FC<{ size: number; children: ReactNode }> = ({ size, children }) => (
  <AbsoluteFill style={{ justifyContent: 'center', alignItems: 'center', textAlign: 'center', fontSize: size }}>{children}</AbsoluteFill>
)
