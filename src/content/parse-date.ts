// Dates as people write them in front matter -> ISO date and time in UTC. Not `new Date(text)`: that reads some forms in the time zone of
// the machine, and turns February 30 into March 2.

const datePattern =
  /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?[ \t]*(Z|z|[+-]\d{2}:?(?:\d{2})?)?)?$/

/** `1/31/2024`: Docusaurus and JavaScript read the month first. */
const americanPattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|[ \t])/

/** `Jan 31, 2024` and `31 January 2024`, in English, as JavaScript reads them. */
const monthFirstPattern = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})(?=$|[ \t])/i
const dayFirstPattern = /^(\d{1,2}) ([a-z]{3,9})\.?,? (\d{4})(?=$|[ \t])/i
const months = 'january february march april may june july august september october november december'.split(' ')

export const dateExpectation = 'a date like 2024-01-31 or 2024-01-31T18:30:00Z'

/** A date without a time zone counts as UTC. Undefined if it is not a date, or if the day does not exist. */
export function parseDate(text: string): string | undefined {
  const match = datePattern.exec(inNumbers(text.trim()))
  if (!match) return undefined
  const [, year, , month, day, hours = '0', minutes = '0', seconds = '0', fraction = '', zone = 'Z'] = match
  const numbers = [year, month, day, hours, minutes, seconds].map(Number)
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = numbers
  const local = new Date(Date.UTC(y, mo - 1, d, h, mi, s, Math.floor(Number(`0.${fraction || '0'}`) * 1000)))
  const rolledOver = local.getUTCMonth() !== mo - 1 || local.getUTCDate() !== d || local.getUTCHours() !== h || mi > 59 || s > 59
  const offset = zoneOffset(zone)
  if (rolledOver || offset === undefined) return undefined
  return new Date(local.getTime() - offset * 60_000).toISOString()
}

/** Year, month, day. */
function inNumbers(text: string): string {
  const named = (whole: string, year: string, month: string, day: string): string => {
    const index = months.findIndex((name) => name === month.toLowerCase() || name.slice(0, 3) === month.toLowerCase())
    return index < 0 ? whole : `${year}/${index + 1}/${day}`
  }
  return text
    .replace(americanPattern, '$3/$1/$2')
    .replace(monthFirstPattern, (whole, month: string, day: string, year: string) => named(whole, year, month, day))
    .replace(dayFirstPattern, (whole, day: string, month: string, year: string) => named(whole, year, month, day))
}

/** Minutes east of UTC. */
function zoneOffset(zone: string): number | undefined {
  if (zone === 'Z' || zone === 'z') return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(3).replace(':', '') || '0')
  if (hours > 14 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
