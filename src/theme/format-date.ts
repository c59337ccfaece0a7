// Dates as readers see them, in the language and the calendar of the page. Always in UTC, so that the time zone of the machine that builds the
// site does not matter.
import { spokenLanguage } from '../lib/texts/text.ts'

/** `October 1, 2025`. */
export function formatLongDate(iso: string): string {
  return format(iso, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** `Oct 1, 2025`. */
export function formatShortDate(iso: string): string {
  return format(iso, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** `October 1`. */
export function formatMonthDay(iso: string): string {
  return format(iso, { day: 'numeric', month: 'long' })
}

function format(iso: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso)
  const { name, calendar } = spokenLanguage()
  // An invalid date was reported when the front matter was read; here it stays as it was written.
  if (Number.isNaN(date.getTime())) return iso
  return new Intl.DateTimeFormat(name, { ...options, timeZone: 'UTC', ...(calendar !== undefined && { calendar }) }).format(date)
}
