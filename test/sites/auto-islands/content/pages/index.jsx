import Counter, { Folded, Title } from '../components/counter'
import Clock from '../components/clock'
import { Frame, Names } from '../components/panel'
import Switch from '../components/switch'
import { Unguarded, Viewport } from '../components/viewport'

export const metadata = { title: 'Static page' }

export default function Page() {
  return (
    <>
      <h1>A static page with islands</h1>
      <Title text="A title" format={(text) => text.toUpperCase()} />
      <Counter start={3}>
        <p>Kept as HTML</p>
      </Counter>
      <Folded>
        <p>Inside the fold</p>
      </Folded>
      <Switch />
      <Switch label="Late" client="visible" />
      <Clock />
      <Viewport />
      <Unguarded />
      <Names />
      <Frame>
        <p>In the frame</p>
      </Frame>
    </>
  )
}
