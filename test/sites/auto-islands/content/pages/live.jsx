import { useState } from 'react'
import { Action } from '../components/action'
import { Choice, Option } from '../components/tabs'

export const metadata = { title: 'Page with state' }

export default () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h1>A page with state</h1>
      <Action onPress={() => setOpen(true)}>Open</Action>
      {open && <p>It is open</p>}
      <Choice>
        <Option name="a" />
        <Option name="b" />
      </Choice>
    </>
  )
}
