'use client'

// On the not-found page: the pages whose addresses are most like the one that was asked for. The list of all pages is the sitemap, which
// only readers load who have come to this page.
import { useEffect, useState } from 'react'

/** Pairs of neighboring letters: two addresses that differ in a few letters share most of them. */
function pairsOf(text: string): Set<string> {
  const plain = text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, index) => plain.slice(index, index + 2)))
}

function likeness(asked: Set<string>, path: string): number {
  const pairs = pairsOf(path)
  const shared = [...pairs].filter((pair) => asked.has(pair)).length
  return (2 * shared) / Math.max(1, pairs.size + asked.size)
}

function lastPart(path: string): string {
  return path.replace(/\/+$/, '').split('/').at(-1) ?? ''
}

export function nearPages(asked: string, paths: readonly string[]): string[] {
  const whole = pairsOf(asked)
  const last = pairsOf(lastPart(asked))
  return paths
    .map((path) => ({ path, score: likeness(whole, path) + likeness(last, lastPart(path)) }))
    .filter(({ score }) => score > 0.9)
    .sort((a, b) => b.score - a.score)
    .slice(0, 4)
    .map(({ path }) => path)
}

export default function NearPages() {
  const [near, setNear] = useState<string[]>([])

  useEffect(() => {
    const stop = new AbortController()
    fetch('/sitemap.xml', { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => {
        const paths = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
        setNear(nearPages(decodeURIComponent(location.pathname), paths))
      })
      .catch(() => undefined)
    return () => stop.abort()
  }, [])

  if (near.length === 0) return null
  return (
    <section aria-labelledby="near">
      <h2 id="near">Did you mean one of these?</h2>
      <ul>
        {near.map((path) => (
          <li key={path}>
            <a href={path}>{path}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
