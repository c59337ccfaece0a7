// Counts how often it was loaded, as a stand-in for a component that reads the clock.
const shared = globalThis as { timesLoaded?: number }
shared.timesLoaded = (shared.timesLoaded ?? 0) + 1
const times = shared.timesLoaded

export const metadata = { title: 'Home' }

export default function Home() {
  return <p>Loaded {times} times.</p>
}
