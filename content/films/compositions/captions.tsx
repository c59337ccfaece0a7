// The template for vertical videos: captions in pages of a few words, with the spoken word in color.
import { useCurrentFrame } from 'remotion'
import { amber, blue, night, paper, Stage, useArrivals } from './stage.tsx'

const pages = [
  ['This', 'is', 'not'],
  ['typed', 'by', 'hand'],
  ['Whisper', 'heard', 'it'],
]
const perWord = 11
const perPage = perWord * 3

export default function Captions() {
  const frame = useCurrentFrame()
  const page = Math.floor(frame / perPage) % pages.length
  const spoken = Math.floor((frame % perPage) / perWord)
  const words = pages[page] ?? []
  const arrive = useArrivals()
  const nod = Math.sin(frame / 3) * 3
  const widths = words.map((word) => word.length * 15.5 + 20)
  const start = 320 - (widths.reduce((sum, width) => sum + width, 0) + 8 * (words.length - 1)) / 2
  return (
    <Stage ground="#0a3a4a">
      <rect x={228} y={12} width={184} height={336} rx={22} fill="#0f5566" />
      <g transform={`translate(320 ${142 + nod})`}>
        <circle r={42} fill={blue} />
        <rect x={-13} y={12} width={26} height={3 + Math.abs(Math.sin(frame * 0.9)) * 11} rx={6} fill={night} />
        <circle cx={-15} cy={-6} r={5} fill={night} />
        <circle cx={15} cy={-6} r={5} fill={night} />
      </g>
      <path d="M248 300c0-58 32-82 72-82s72 24 72 82z" fill={blue} transform={`translate(0 ${nod / 2})`} />
      <g transform={`translate(320 288) scale(${0.86 + 0.14 * arrive(page * perPage)}) translate(-320 -288)`}>
        {words.map((word, index) => {
          const x = start + widths.slice(0, index).reduce((sum, width) => sum + width + 8, 0)
          const isSpoken = index === spoken
          return (
            <g key={word}>
              <rect x={x} y={262} width={widths[index]} height={50} rx={10} fill={isSpoken ? amber : night} />
              <text
                x={x + (widths[index] ?? 0) / 2}
                y={297}
                textAnchor="middle"
                fontSize={28}
                fontWeight={800}
                fill={isSpoken ? night : paper}
              >
                {word}
              </text>
            </g>
          )
        })}
      </g>
    </Stage>
  )
}
