import { useReducer } from 'react'

/** A hook of the site. */
export function useToggle(): [boolean, () => void] {
  const [isOn, toggle] = useReducer((before: boolean) => !before, false)
  return [isOn, toggle]
}
