'use client'

// One composition, six sets of props: what a list of people makes of it.
import { useState } from 'react'
import { AbsoluteFill } from 'remotion'
import { Choice } from './fields.tsx'
import { Greeting } from './greeting.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { ground, line } from './scene.tsx'

const lists = {
  team: ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald'],
  cities: ['Zürich', 'Lima', 'Kyoto', 'Nairobi', 'Porto', 'Oslo'],
  orders: ['No. 17', 'No. 18', 'No. 19', 'No. 20', 'No. 21', 'No. 22'],
} as const
type ListName = keyof typeof lists
const listNames = ['team', 'cities', 'orders'] as const satisfies readonly ListName[]

export default function VariantsFigure() {
  const [list, setList] = useState<ListName>('team')
  return (
    <LiveFigure
      label={`Six small films play at once: the same greeting for ${lists[list].join(', ')}, in different colors.`}
      durationInFrames={120}
      height={260}
      poster={50}
      code={
        <LiveCode>{`for (const name of ‹${list}›)\n  await renderMedia({ composition, serveUrl, codec: 'h264', inputProps: { name } })`}</LiveCode>
      }
      controls={<Choice label="data" value={list} onChange={setList} options={listNames} />}
    >
      <AbsoluteFill style={{ background: ground }}>
        {lists[list].map((name, index) => (
          <div
            key={name}
            style={{
              position: 'absolute',
              left: 14 + (index % 3) * 206,
              top: 12 + Math.floor(index / 3) * 124,
              width: 200,
              height: 118,
              overflow: 'hidden',
              borderRadius: 10,
              outline: `1px solid ${line}`,
            }}
          >
            <div style={{ position: 'absolute', width: 640, height: 360, left: -5, transformOrigin: '0 0', scale: '0.328' }}>
              <Greeting name={name} tone={index % 4} />
            </div>
          </div>
        ))}
      </AbsoluteFill>
    </LiveFigure>
  )
}
