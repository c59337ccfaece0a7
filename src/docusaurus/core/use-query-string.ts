// The query of the page as a state: `useQueryString('tab')` of `@docusaurus/theme-common` and what is like it. Another value changes the address,
// and nothing is loaded for it.
import { useMemo } from 'react'
import { useHistory, useLocation } from './router.tsx'

interface ChangeOptions {
  /** A new step of the browser's history. */
  push?: boolean
}

export function useQueryStringValue(key: string | null): string | null {
  const { search } = useLocation()
  return key === null ? null : new URLSearchParams(search).get(key)
}

/** The value, '' without one, and a function that sets it; `null` and '' take it away. */
export function useQueryString(key: string): [string, (value: string | null, options?: ChangeOptions) => void] {
  const change = useChange()
  const set = (value: string | null, options?: ChangeOptions): void => change(key, value ? [value] : [], options)
  return [useQueryStringValue(key) ?? '', set]
}

type Values = string[]

/** All values of one key. */
export function useQueryStringList(key: string): [Values, (values: Values | ((now: Values) => Values), options?: ChangeOptions) => void] {
  const change = useChange()
  const { search } = useLocation()
  const values = useMemo(() => new URLSearchParams(search).getAll(key), [search, key])
  return [values, (next, options) => change(key, typeof next === 'function' ? next(values) : next, options)]
}

export function useClearQueryString(): () => void {
  const { replace } = useHistory()
  return () => replace(location.pathname + location.hash)
}

function useChange(): (key: string, values: readonly string[], options?: ChangeOptions) => void {
  const { push, replace } = useHistory()
  return (key, values, options = {}) => {
    const query = new URLSearchParams(location.search)
    query.delete(key)
    for (const value of values) query.append(key, value)
    const text = query.toString()
    const address = location.pathname + (text === '' ? '' : `?${text}`) + location.hash
    if (options.push) push(address)
    else replace(address)
  }
}
