// Posts by year for the archive and the list at the side. The year is that of UTC: the year of the reader would differ from the
// HTML around New Year (behaviour §2.21, §10).

/** Groups in the order in which the years first appear; inside a year the order stays. */
export function groupByYear<Item>(items: Iterable<Item>, dateOf: (item: Item) => string): { year: number; items: Item[] }[] {
  const years = new Map<number, Item[]>()
  for (const item of items) {
    const year = new Date(dateOf(item)).getUTCFullYear()
    const group = years.get(year)
    if (group === undefined) years.set(year, [item])
    else group.push(item)
  }
  return [...years].map(([year, group]) => ({ year, items: group }))
}
