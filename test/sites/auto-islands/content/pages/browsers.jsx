import { lazy, Suspense } from 'react'

const Map = lazy(() => import('../components/map.jsx'))

/** Shows something whose module needs a browser to load. */
export default function Browsers() {
  return (
    <>
      <h1>A part for browsers</h1>
      <Suspense fallback={<p>It comes.</p>}>
        <Map />
      </Suspense>
    </>
  )
}
