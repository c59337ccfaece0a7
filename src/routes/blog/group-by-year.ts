// Groups posts by year for the archive and the sidebar. The year is in UTC: with the reader's time zone it would differ from the HTML
// around New Year.

/** Groups are in the order in which their years first appear; items keep their order within a year. */
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
