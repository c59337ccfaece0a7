// Samples of a film as bars in the order of their times: as high as they are large, key frames in another color.
import type { Sample } from '../read-film.ts'

interface SampleBarsProps {
  samples: readonly Sample[]
  /** Of the film, in seconds. */
  length: number
  /** Whether a bar stands out. */
  isLit?: (sample: Sample) => boolean
  marks?: readonly { at: number; name: string; tone: string }[]
}

export function SampleBars({ samples, length, isLit = () => true, marks = [] }: SampleBarsProps) {
  const most = Math.max(1, ...samples.map(({ bytes }) => bytes))
  const width = 600
  const step = samples.length > 0 ? Math.max(0.6, (width / Math.max(samples.length, length * 30)) * 0.75) : 1
  // Key frames are so much larger that the others would be dots.
  const heightOf = ({ bytes }: Sample): number => Math.max(2, Math.sqrt(bytes / most) * 116)
  const x = (at: number): number => (length > 0 ? (at / length) * width : 0)
  return (
    <svg className="fig-samples" viewBox="0 0 600 150" role="img" aria-label="Samples by time, as high as they are large">
      {[true, false].flatMap((isKey) =>
        [true, false].map((isBright) => (
          <path
            key={`${isKey} ${isBright}`}
            d={samples
              .filter((sample) => sample.isKey === isKey && isLit(sample) === isBright)
              .map((sample) => `M${(x(sample.at) + step / 2).toFixed(1)} 126v${-Math.round(heightOf(sample))}`)
              .join('')}
            stroke={`var(--fig-${isKey ? 'b' : 'a'})`}
            strokeWidth={step}
            opacity={isBright ? 1 : 0.22}
          />
        )),
      )}
      <path d="M0 126.5H600" stroke="var(--fig-line)" />
      {marks.map(({ at, name, tone }) => (
        <g key={name} transform={`translate(${x(at)} 0)`}>
          <path d="M0 0V132" stroke={tone} strokeWidth={2} strokeDasharray="5 4" />
          <text y={147} fill={tone} textAnchor={x(at) > 540 ? 'end' : x(at) < 60 ? 'start' : 'middle'}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Where the last sample ends, about. */
export function lengthOf(samples: readonly Sample[]): number {
  const last = samples.at(-1)?.at ?? 0
  return samples.length > 1 ? last + last / (samples.length - 1) : 1
}
