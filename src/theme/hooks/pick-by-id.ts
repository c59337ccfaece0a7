/** Without an id, the one called `default`, or else the only one. */
export function pickById<Data>(what: string, all: Readonly<Record<string, Data>>, id: string | undefined): Data {
  const ids = Object.keys(all)
  const name = id ?? (ids.length === 1 ? ids[0] : 'default')
  const found = name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined
  if (found !== undefined) return found
  const known = ids.length === 0 ? 'the site has none' : `there are ${ids.map((each) => JSON.stringify(each)).join(', ')}`
  throw new Error(`Expected the id of a ${what} of the site, found ${id === undefined ? 'none' : JSON.stringify(id)}; ${known}.`)
}
