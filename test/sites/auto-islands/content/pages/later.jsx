import { lazy, Suspense, useState } from 'react'

const Chart = lazy(() => import('../components/chart.jsx'))

/** Loads a part of it when that is shown. */
export default function Later() {
  const [count, setCount] = useState(0)
  return (
    <>
      <h1>Parts that come later</h1>
      <button type="button" className="later" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <Suspense fallback={<p>It comes.</p>}>
        <Chart values={[3, 5]} />
      </Suspense>
    </>
  )
}
