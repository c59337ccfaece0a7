import { createContext, useContext, useState } from 'react'

const Chosen = createContext(undefined)

export function Choice({ children }) {
  const [chosen, choose] = useState('a')
  return <Chosen.Provider value={{ chosen, choose }}>{children}</Chosen.Provider>
}

export function Option({ name }) {
  const { chosen, choose } = useContext(Chosen)
  return (
    <button type="button" className="option" aria-pressed={chosen === name} onClick={() => choose(name)}>
      Option {name}
    </button>
  )
}
