// Values between 0 and 1 as a filled curve; waves are between -1 and 1 and mirrored.

interface CurveProps {
  values: ArrayLike<number>
  label: string
  /** The middle of the drawing is zero. */
  wave?: boolean
  tone?: 'a' | 'b' | 'c' | 'd'
  /** A dot for each value, where there are few. */
  dots?: boolean
}

const width = 600
const height = 120

export function Curve({ values, label, wave = false, tone = 'a', dots = false }: CurveProps) {
  const step = values.length > 1 ? width / (values.length - 1) : width
  const y = (value: number): number => (wave ? height / 2 - value * (height / 2 - 6) : height - 4 - value * (height - 12))
  const points = Array.from(values, (value, index) => `${(index * step).toFixed(1)} ${y(value).toFixed(1)}`)
  const base = wave ? height / 2 : height - 4
  return (
    <svg className="fig-samples" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={`M0 ${base}H${width}`} stroke="var(--fig-line)" />
      {points.length > 1 ? (
        <>
          {wave ? null : <path d={`M0 ${base}L${points.join('L')}L${width} ${base}Z`} fill={`var(--fig-${tone})`} opacity={0.22} />}
          <path d={`M${points.join('L')}`} fill="none" stroke={`var(--fig-${tone})`} strokeWidth={2} strokeLinejoin="round" />
        </>
      ) : null}
      {dots
        ? points.map((point, index) => {
            const [cx, cy] = point.split(' ')
            return <circle key={index} cx={cx} cy={cy} r={3} fill={`var(--fig-${tone})`} />
          })
        : null}
    </svg>
  )
}
