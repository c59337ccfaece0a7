// What comes out of each template, as one frame in outline: slug -> drawing of 320 by 180.
import type { ReactElement } from 'react'

const bars = [22, 46, 34, 70, 92, 58, 80, 44, 64, 30, 48, 20]

function Bars({ x, y, scale = 1, count = bars.length }: { x: number; y: number; scale?: number; count?: number }) {
  return bars
    .slice(0, count)
    .map((height, index) => (
      <rect
        key={height}
        className={index % 4 === 3 ? 'idea-b' : 'idea-a'}
        x={x + index * 15}
        y={y - (height * scale) / 2}
        width="9"
        height={height * scale}
        rx="4.5"
      />
    ))
}

const utilities = [
  { text: 'flex', x: 36, width: 52 },
  { text: 'gap-4', x: 96, width: 60 },
  { text: 'text-4xl', x: 164, width: 80 },
  { text: 'p-8', x: 252, width: 32 },
]

const thin = { strokeWidth: 3 }

/** The pattern that stands for transparency. */
const cell = 20
const checks = Array.from({ length: 12 * 7 }, (_, i) => ({ column: i % 12, row: Math.floor(i / 12) }))
  .filter(({ column, row }) => (column + row) % 2 === 0)
  .map(({ column, row }) => `M${40 + column * cell} ${20 + row * cell}h${cell}v${cell}h-${cell}z`)
  .join('')

/** The word of the template's neon sign. */
const sign =
  'M68 118c14 16 42 12 42-10 0-24-36-20-36-44 0-20 26-28 40-10M132 38l-8 92M164 76c-10 14-22 24-38 28 14-2 16 26 36 26M184 80l-5 34c-2 16 10 18 20 8M190 54v.1M256 92c-10-20-44-12-46 16-2 30 34 30 42 2l6-30-6 34c-2 16 10 18 20 8'

/** A window of an app with a form on the left and the video on the right. */
function App() {
  return (
    <>
      <rect className="idea-paper" x="36" y="24" width="248" height="132" rx="10" />
      <circle className="idea-b" cx="50" cy="37" r="4" />
      <circle className="idea-c" cx="62" cy="37" r="4" />
      <circle className="idea-d" cx="74" cy="37" r="4" />
      <rect className="idea-soft" x="50" y="58" width="72" height="14" rx="4" />
      <rect className="idea-soft" x="50" y="80" width="72" height="14" rx="4" />
      <rect className="idea-a" x="50" y="124" width="50" height="18" rx="9" />
      <rect className="idea-a" x="138" y="58" width="132" height="74" rx="6" />
      <path className="idea-paper" d="M194 78v34l28-17z" />
      <rect className="idea-soft" x="138" y="138" width="132" height="5" rx="2.5" />
      <rect className="idea-b" x="138" y="138" width="52" height="5" rx="2.5" />
    </>
  )
}

/** A person who speaks: `x` and `y` are the middle of the face. */
function Speaker({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className="idea-a" r="22" />
      <path className="idea-a" d="M-42 62c0-26 18-36 42-36s42 10 42 36z" />
    </g>
  )
}

/** Sound that leaves a mouth to the right. */
function Voice({ x, y }: { x: number; y: number }) {
  return <path className="idea-sound" d={`M${x} ${y - 12}q12 12 0 24M${x + 14} ${y - 22}q22 22 0 44M${x + 28} ${y - 32}q32 32 0 64`} />
}

export const templateDrawings: Readonly<Record<string, ReactElement>> = {
  'hello-world': (
    <>
      <ellipse className="idea-ring" cx="160" cy="72" rx="46" ry="17" />
      <ellipse className="idea-ring" cx="160" cy="72" rx="46" ry="17" transform="rotate(60 160 72)" />
      <ellipse className="idea-ring" cx="160" cy="72" rx="46" ry="17" transform="rotate(-60 160 72)" />
      <circle className="idea-a" cx="160" cy="72" r="10" />
      <rect className="idea-ink" x="88" y="130" width="144" height="16" rx="8" />
    </>
  ),
  javascript: (
    <>
      <rect className="idea-c" x="112" y="30" width="96" height="96" rx="12" />
      <path
        className="idea-glyph"
        d="M148 66v32q0 12-12 12-9 0-12-8M190 72q-4-8-14-8-12 0-12 10 0 8 13 11 14 3 14 13 0 12-14 12-12 0-16-9"
      />
      <rect className="idea-ink" x="102" y="142" width="116" height="12" rx="6" />
    </>
  ),
  blank: (
    <>
      <rect className="idea-dashes" x="84" y="42" width="152" height="96" rx="10" />
      <path className="idea-stroke" d="M160 74v32M144 90h32" />
    </>
  ),
  next: <App />,
  'next-tailwind': (
    <>
      <rect className="idea-paper" x="36" y="16" width="248" height="108" rx="10" />
      <rect className="idea-soft" x="52" y="34" width="72" height="14" rx="4" />
      <rect className="idea-soft" x="52" y="56" width="72" height="14" rx="4" />
      <rect className="idea-a" x="52" y="88" width="50" height="18" rx="9" />
      <rect className="idea-a" x="140" y="34" width="128" height="72" rx="6" />
      <path className="idea-paper" d="M194 53v34l28-17z" />
      {utilities.map(({ text, x, width }) => (
        <g key={text}>
          <rect className="idea-soft" x={x} y="138" width={width} height="26" rx="13" />
          <text className="idea-ink" x={x + width / 2} y="155.5" textAnchor="middle" fontFamily="var(--site-mono)" fontSize="13">
            {text}
          </text>
        </g>
      ))}
    </>
  ),
  'next-pages-dir': (
    <>
      <path className="idea-c" d="M40 40a5 5 0 0 1 5-5h16l6 7h21a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H45a5 5 0 0 1-5-5z" />
      <path className="idea-stroke" style={thin} d="M56 76v68M56 96h18M56 120h18M56 144h18" />
      <rect className="idea-a" x="78" y="88" width="52" height="15" rx="4" />
      <rect className="idea-b" x="78" y="112" width="38" height="15" rx="4" />
      <rect className="idea-b" x="78" y="136" width="46" height="15" rx="4" />
      <path className="idea-stroke" style={thin} d="M140 96h24M156 88l8 8-8 8" />
      <rect className="idea-paper" x="178" y="22" width="106" height="138" rx="8" />
      <rect className="idea-a" x="190" y="36" width="82" height="54" rx="5" />
      <path className="idea-paper" d="M222 50v26l21-13z" />
      <rect className="idea-soft" x="190" y="102" width="82" height="12" rx="4" />
      <rect className="idea-a" x="190" y="128" width="44" height="16" rx="8" />
    </>
  ),
  'react-router': (
    <>
      <rect className="idea-paper" x="30" y="42" width="132" height="96" rx="8" />
      <rect className="idea-a" x="42" y="54" width="108" height="52" rx="5" />
      <path className="idea-paper" d="M86 68v24l20-12z" />
      <rect className="idea-soft" x="42" y="116" width="108" height="10" rx="4" />
      <path className="idea-stroke" d="M162 90h26c22 0 12-40 34-40M188 90c22 0 12 40 34 40" />
      <circle className="idea-d" cx="188" cy="90" r="10" />
      <circle className="idea-b" cx="230" cy="50" r="12" />
      <path className="idea-paper" d="M227 44v12l9-6z" />
      <circle className="idea-c" cx="230" cy="130" r="12" />
      <rect className="idea-soft" x="252" y="126" width="42" height="8" rx="4" />
      <rect className="idea-c" x="252" y="126" width="26" height="8" rx="4" />
    </>
  ),
  still: (
    <>
      <rect className="idea-a" x="60" y="30" width="200" height="112" rx="10" />
      <rect className="idea-paper" x="80" y="56" width="120" height="16" rx="8" />
      <rect className="idea-paper" x="80" y="84" width="80" height="10" rx="5" />
      <circle className="idea-c" cx="226" cy="112" r="16" />
    </>
  ),
  audiogram: (
    <>
      <rect className="idea-b" x="52" y="34" width="84" height="84" rx="10" />
      <circle className="idea-paper" cx="94" cy="76" r="18" />
      <rect className="idea-ink" x="152" y="42" width="108" height="12" rx="6" />
      <rect className="idea-ink" x="152" y="64" width="74" height="12" rx="6" />
      <Bars x={152} y={104} scale={0.42} count={8} />
      <rect className="idea-c" x="52" y="134" width="214" height="16" rx="8" />
    </>
  ),
  'music-visualization': (
    <>
      <circle className="idea-b" cx="160" cy="52" r="22" />
      <circle className="idea-paper" cx="160" cy="52" r="6" />
      <Bars x={74} y={118} scale={0.8} />
    </>
  ),
  tiktok: (
    <>
      <rect className="idea-ink" x="112" y="14" width="96" height="152" rx="14" />
      <rect className="idea-soft" x="118" y="20" width="84" height="140" rx="9" />
      <Speaker x={160} y={70} size={0.8} />
      <rect className="idea-paper" x="128" y="122" width="30" height="14" rx="4" />
      <rect className="idea-c" x="162" y="122" width="32" height="14" rx="4" />
    </>
  ),
  overlay: (
    <>
      <path className="idea-soft" d={checks} />
      <rect className="idea-paper" x="168" y="36" width="100" height="56" rx="10" />
      <rect className="idea-a" x="182" y="50" width="52" height="12" rx="6" />
      <rect className="idea-b" x="182" y="70" width="70" height="8" rx="4" />
    </>
  ),
  three: (
    <>
      <ellipse className="idea-soft" cx="160" cy="160" rx="66" ry="9" />
      <path className="idea-c" d="M128 36a8 8 0 0 1 6-8l8-2v128l-8-2a8 8 0 0 1-6-8z" />
      <path className="idea-ink" d="M134 34a8 8 0 0 1 10-8l50 10a10 10 0 0 1 8 10v86a10 10 0 0 1-8 10l-50 12a8 8 0 0 1-10-8z" />
      <path className="idea-a" d="M142 40a4 4 0 0 1 5-4l43 9a6 6 0 0 1 5 6v76a6 6 0 0 1-5 6l-43 10a4 4 0 0 1-5-4z" />
      <path className="idea-paper" d="M159 74v32l23-15z" />
      <path className="idea-sound" d="M218 62c26 8 34 20 30 32-5 14-22 22-46 26M216 106l-14 14 18 8" />
    </>
  ),
  skia: (
    <>
      <path className="idea-wind" style={{ strokeWidth: 24, strokeOpacity: 0.18 }} d={sign} />
      <path className="idea-wind" style={{ strokeWidth: 13, strokeOpacity: 0.45 }} d={sign} />
      <path className="idea-ring" d={sign} />
    </>
  ),
  'code-hike': (
    <>
      <rect className="idea-ink" x="56" y="28" width="208" height="124" rx="10" />
      <rect className="idea-b" x="74" y="48" width="44" height="10" rx="5" />
      <rect className="idea-a" x="126" y="48" width="78" height="10" rx="5" />
      <rect className="idea-c" x="90" y="70" width="62" height="10" rx="5" />
      <rect className="idea-mark" x="66" y="86" width="188" height="22" rx="5" />
      <rect className="idea-d" x="90" y="92" width="96" height="10" rx="5" />
      <rect className="idea-a" x="90" y="114" width="46" height="10" rx="5" />
      <rect className="idea-b" x="74" y="134" width="20" height="10" rx="5" />
    </>
  ),
  stillstargazer: (
    <>
      <path className="idea-c" d="M160 26l17 36 40 5-29 27 7 40-35-19-35 19 7-40-29-27 40-5z" />
      <circle className="idea-a" cx="76" cy="132" r="14" />
      <circle className="idea-b" cx="244" cy="132" r="14" />
      <circle className="idea-d" cx="60" cy="70" r="10" />
      <circle className="idea-a" cx="262" cy="64" r="10" />
    </>
  ),
  tts: (
    <>
      <Speaker x={120} y={74} />
      <Voice x={176} y={80} />
      <rect className="idea-c" x="92" y="146" width="136" height="12" rx="6" />
    </>
  ),
  'google-tts': (
    <>
      <rect className="idea-soft" x="46" y="40" width="96" height="100" rx="8" />
      <rect className="idea-ink" x="60" y="58" width="68" height="9" rx="4.5" />
      <rect className="idea-ink" x="60" y="76" width="52" height="9" rx="4.5" />
      <rect className="idea-ink" x="60" y="94" width="62" height="9" rx="4.5" />
      <path className="idea-d" d="M176 76h22l28-22v84l-28-22h-22z" />
      <Voice x={238} y={96} />
    </>
  ),
  'render-server': (
    <>
      {[30, 74, 118].map((y, index) => (
        <g key={y}>
          <rect className="idea-ink" x="52" y={y} width="108" height="34" rx="7" />
          <circle className={index === 1 ? 'idea-c' : 'idea-d'} cx="70" cy={y + 17} r="5" />
          <rect className="idea-soft" x="86" y={y + 13} width="60" height="8" rx="4" />
        </g>
      ))}
      <path className="idea-stroke" d="M172 91h26M190 82l10 9-10 9" />
      <rect className="idea-a" x="212" y="60" width="66" height="62" rx="8" />
      <path className="idea-paper" d="M236 76v30l24-15z" />
    </>
  ),
  recorder: (
    <>
      <rect className="idea-soft" x="44" y="30" width="150" height="100" rx="8" />
      <rect className="idea-a" x="58" y="46" width="70" height="10" rx="5" />
      <rect className="idea-ink" x="58" y="66" width="104" height="8" rx="4" />
      <rect className="idea-ink" x="58" y="84" width="84" height="8" rx="4" />
      <rect className="idea-paper" x="180" y="62" width="98" height="88" rx="12" />
      <Speaker x={229} y={100} size={0.68} />
      <circle className="idea-b" cx="266" cy="40" r="9" />
    </>
  ),
  'editor-starter': (
    <>
      <rect className="idea-soft" x="40" y="22" width="164" height="78" rx="8" />
      <rect className="idea-a" x="82" y="42" width="60" height="38" rx="6" />
      <path className="idea-line" d="M74 34h76v54H74z" />
      <rect className="idea-soft" x="216" y="22" width="64" height="78" rx="8" />
      <rect className="idea-a" x="40" y="112" width="120" height="14" rx="4" />
      <rect className="idea-b" x="110" y="131" width="96" height="14" rx="4" />
      <rect className="idea-d" x="176" y="150" width="104" height="14" rx="4" />
      <path className="idea-head" d="M150 106v62" />
    </>
  ),
}
