'use client'

// `createTikTokStyleCaptions()`: words with times become pages, and a page lights up word by word.
import { type Caption, createTikTokStyleCaptions } from '@remotion/captions'
import { useState } from 'react'
import { AbsoluteFill, Sequence, spring, useCurrentFrame, useVideoConfig } from 'remotion'
import { Slider } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'

const words: readonly [text: string, startMs: number, endMs: number][] = [
  ['Captions', 200, 620],
  [' arrive', 620, 980],
  [' as', 980, 1120],
  [' words', 1120, 1560],
  [' with', 1700, 1900],
  [' times.', 1900, 2400],
  [' This', 2800, 3020],
  [' function', 3020, 3460],
  [' groups', 3460, 3860],
  [' them', 3860, 4060],
  [' into', 4060, 4300],
  [' pages.', 4300, 4800],
]
const captions: Caption[] = words.map(([text, startMs, endMs]) => ({
  text,
  startMs,
  endMs,
  timestampMs: (startMs + endMs) / 2,
  confidence: 1,
}))

type Page = ReturnType<typeof createTikTokStyleCaptions>['pages'][number]

function PageText({ page }: { page: Page }) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const now = page.startMs + (frame / fps) * 1000
  const arrival = spring({ frame, fps, config: { damping: 16, stiffness: 200 } })
  return (
    <AbsoluteFill style={{ justifyContent: 'flex-end', alignItems: 'center', paddingBottom: 56 }}>
      <div
        style={{
          scale: String(0.86 + arrival * 0.14),
          padding: '0 40px',
          fontSize: 50,
          fontWeight: 800,
          textAlign: 'center',
          whiteSpace: 'pre-wrap',
        }}
      >
        {page.tokens.map((token) => (
          <span
            key={token.fromMs}
            style={{
              color: token.fromMs <= now && token.toMs > now ? '#ffd24a' : '#ffffff',
              WebkitTextStroke: '10px #0b1018',
              paintOrder: 'stroke fill',
            }}
          >
            {token.text}
          </span>
        ))}
      </div>
    </AbsoluteFill>
  )
}

export default function CaptionsFigure() {
  const [combine, setCombine] = useState(1200)
  const { pages } = createTikTokStyleCaptions({ captions, combineTokensWithinMilliseconds: combine })
  const toFrame = (milliseconds: number) => Math.round((milliseconds / 1000) * 30)
  const total = 156
  const starts = pages.map((page, index) => ({
    page,
    from: toFrame(page.startMs),
    end: Math.min(total, toFrame(pages[index + 1]?.startMs ?? 9000)),
  }))
  return (
    <LiveFigure
      label="Captions in large white letters; the word that is spoken is yellow."
      durationInFrames={total}
      poster={30}
      tracks={starts
        .slice(0, 6)
        .map(({ page, from, end }) => ({ name: page.text.trim(), from, durationInFrames: Math.max(1, end - from), tone: 'c' }))}
      code={liveCode`const { pages } = createTikTokStyleCaptions({ captions, combineTokensWithinMilliseconds: ${combine} })`}
      controls={<Slider label="combineTokensWithinMilliseconds" value={combine} onChange={setCombine} min={200} max={3000} step={100} />}
    >
      <AbsoluteFill style={{ background: 'linear-gradient(160deg, #35407f, #b24a7c 60%, #f0a35e)', fontFamily: 'var(--sg-font)' }}>
        {starts.map(({ page, from, end }) => (
          <Sequence key={page.startMs} from={from} durationInFrames={Math.max(1, end - from)}>
            <PageText page={page} />
          </Sequence>
        ))}
      </AbsoluteFill>
    </LiveFigure>
  )
}
