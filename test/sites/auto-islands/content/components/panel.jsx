import { useState } from 'react'
import { Action, List } from './action.jsx'

/** The function that it hands over makes it the island, and not `Action`. */
export function Panel({ title }) {
  const [presses, setPresses] = useState(0)
  return (
    <section className="panel">
      <h3>{title}</h3>
      <Action onPress={() => setPresses(presses + 1)}>Pressed {presses}</Action>
    </section>
  )
}

/** Hands a function to a component that does not take it to the browser. */
export function Names() {
  return <List items={['Ada', 'Grace']} render={(name) => <em>{name}</em>} />
}

/** Has an island in it, and is none. */
export function Frame({ children }) {
  return (
    <div className="frame">
      <Panel title="In a frame" />
      {children}
    </div>
  )
}
