'use client'

export function Counter({ onCount }: { onCount: () => void }) {
  return <button onClick={onCount}>Count</button>
}
