// The picture of a post: its own image, or a drawing that follows from its address and its title, so that each post keeps its own. A post
// about a version shows the number.
import type { ReactElement } from 'react'
import type { BlogPost } from '../../routes/blog/blog-route.ts'
import { fileUrl } from '../link-target.ts'
import { usePage } from '../page-context.ts'

const tones = 4

/** Only decoration: the title is beside it. */
export function PostCover({ post, first = false }: { post: BlogPost; first?: boolean }): ReactElement {
  const { config } = usePage().site
  if (post.image !== undefined && /^(\/|https?:)/i.test(post.image)) {
    const loading = first ? 'eager' : 'lazy'
    return (
      <img className="post-cover" src={fileUrl(post.image, config)} alt="" width={640} height={360} loading={loading} decoding="async" />
    )
  }
  const random = randomOf(post.path)
  const tone = Math.floor(random() * tones)
  const draw = drawings[Math.floor(random() * drawings.length)] ?? drawRings
  const version = /\b\d+\.\d+(\.\d+)?\b/.exec(post.title)?.[0]
  return (
    <svg className={`post-cover post-cover-${tone}`} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {draw(random)}
      {version !== undefined && (
        <text x="24" y="122">
          {version}
        </text>
      )}
    </svg>
  )
}

type Drawing = (random: () => number) => ReactElement[]

function drawRings(random: () => number): ReactElement[] {
  const x = 190 + Math.floor(random() * 100)
  const y = 40 + Math.floor(random() * 100)
  return [26, 58, 90, 122].map((radius, index) => (
    <circle key={radius} cx={x} cy={y} r={radius} fill="none" stroke="currentColor" strokeWidth="14" opacity={0.6 - index * 0.13} />
  ))
}

/** Clips on a timeline. */
function drawClips(random: () => number): ReactElement[] {
  return [18, 48, 78, 108, 138].map((y, index) => {
    const x = Math.floor(random() * 150)
    return (
      <rect
        key={y}
        x={x}
        y={y}
        width={90 + Math.floor(random() * 120)}
        height="24"
        rx="5"
        fill="currentColor"
        opacity={0.2 + index * 0.1}
      />
    )
  })
}

/** The loudness of a sound. */
function drawSound(random: () => number): ReactElement[] {
  return Array.from({ length: 20 }, (_, index) => {
    const height = 16 + Math.floor(random() * 110)
    const x = 12 + index * 15
    return <rect key={x} x={x} y={(180 - height) / 2} width="8" height={height} rx="4" fill="currentColor" opacity="0.4" />
  })
}

/** Frames of a film, one behind the other. */
function drawFrames(random: () => number): ReactElement[] {
  const turn = 4 + Math.floor(random() * 8)
  return [4, 3, 2, 1, 0].map((step) => (
    <rect
      key={step}
      x="120"
      y="48"
      width="150"
      height="84"
      rx="8"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      opacity={0.75 - step * 0.14}
      transform={`rotate(${-step * turn} 195 90)`}
    />
  ))
}

const drawings: readonly Drawing[] = [drawRings, drawClips, drawSound, drawFrames]

/** Numbers from 0 to below 1 that are the same for the same text. */
function randomOf(text: string): () => number {
  let state = 2166136261
  const mix = (value: number) => {
    state = Math.imul(state ^ value, 16777619)
    return state >>> 0
  }
  for (const character of text) mix(character.codePointAt(0) ?? 0)
  return () => (mix(state >>> 13) >>> 8) / 2 ** 24
}
