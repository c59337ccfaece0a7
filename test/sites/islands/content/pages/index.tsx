import Counter, { Address, Fold, step } from '../components/counter.tsx'

export const metadata = { title: 'Home' }

export default function Home() {
  return (
    <>
      <h1>Islands</h1>
      <Counter start={3} step={step} client="intent">
        <strong>Kept &lt;as&gt; HTML</strong>
      </Counter>
      <Fold title="More" client="load">
        <p>Folded</p>
      </Fold>
      <Address client="only" />
    </>
  )
}
