// A film of each kind that the home page names, in outline: what moves has a class `moves-…` (styles/pages.css).
import type { ReactElement } from 'react'

export type IdeaName = 'person' | 'captions' | 'chart' | 'wave' | 'film' | 'editor'

const waves = [14, 30, 22, 48, 60, 36, 52, 26, 40, 18, 30, 12]
const steps = [26, 40, 34, 58, 72]

const drawings: Record<IdeaName, ReactElement> = {
  person: (
    <>
      <circle className="idea-a" cx="160" cy="66" r="30" />
      <path className="idea-a" d="M104 148c0-34 24-50 56-50s56 16 56 50z" />
      <rect className="idea-d moves-pop" x="212" y="30" width="70" height="26" rx="13" />
      <rect className="idea-c moves-pop" x="36" y="62" width="58" height="26" rx="13" />
      <rect className="idea-b moves-pop" x="226" y="92" width="52" height="26" rx="13" />
    </>
  ),
  captions: (
    <>
      <rect className="idea-soft" x="96" y="16" width="128" height="88" rx="10" />
      <path className="idea-a" d="M146 40v40l34-20z" />
      <rect className="idea-ink moves-in" x="44" y="120" width="72" height="24" rx="6" />
      <rect className="idea-c moves-in" x="124" y="120" width="92" height="24" rx="6" />
      <rect className="idea-ink moves-in" x="224" y="120" width="52" height="24" rx="6" />
    </>
  ),
  chart: (
    <>
      {steps.map((height, index) => (
        <rect
          key={height}
          className={`moves-up ${index === 4 ? 'idea-b' : 'idea-a'}`}
          x={50 + index * 46}
          y={146 - height}
          width="34"
          height={height}
          rx="6"
        />
      ))}
      <path className="idea-line" d="M52 92L104 74L150 80L198 46L252 26" />
      <circle className="idea-c moves-pop" cx="252" cy="26" r="8" />
    </>
  ),
  wave: (
    <>
      {waves.map((height, index) => (
        <rect
          key={index}
          className={`moves-beat ${index < 5 ? 'idea-b' : 'idea-a'}`}
          x={52 + index * 18.5}
          y={84 - height}
          width="11"
          height={height * 2}
          rx="5.5"
        />
      ))}
    </>
  ),
  film: (
    <>
      <path className="idea-soft" d="M36 26h248v108H36z" />
      <path className="idea-a" d="M36 26h150L128 134H36z" />
      <rect className="idea-paper moves-in" x="58" y="58" width="78" height="14" rx="7" />
      <rect className="idea-paper moves-in" x="58" y="84" width="50" height="14" rx="7" />
      <circle className="idea-c moves-pop" cx="226" cy="80" r="28" />
    </>
  ),
  editor: (
    <>
      <rect className="idea-soft" x="36" y="18" width="160" height="74" rx="8" />
      <rect className="idea-a" x="74" y="36" width="62" height="38" rx="6" />
      <path className="idea-line" d="M66 28h78v54H66z" />
      <rect className="idea-soft" x="208" y="18" width="76" height="74" rx="8" />
      <rect className="idea-a moves-in" x="36" y="104" width="120" height="14" rx="4" />
      <rect className="idea-b moves-in" x="106" y="124" width="96" height="14" rx="4" />
      <rect className="idea-d moves-in" x="176" y="144" width="108" height="14" rx="4" />
      <path className="idea-head moves-along" d="M150 98v64" />
    </>
  ),
}

export function IdeaDrawing({ name }: { name: IdeaName }) {
  return (
    <svg className="site-idea fig-colors" viewBox="0 0 320 172" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
