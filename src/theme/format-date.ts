// Dates as readers see them. Always in UTC, so that the time zone of the machine that builds the site does not matter.

/** `October 1, 2025`. */
export function formatLongDate(iso: string, locale = 'en'): string {
  return format(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** `Oct 1, 2025`. */
export function formatShortDate(iso: string, locale = 'en'): string {
  return format(iso, locale, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** `October 1`. */
export function formatMonthDay(iso: string, locale = 'en'): string {
  return format(iso, locale, { day: 'numeric', month: 'long' })
}

function format(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso)
  // An invalid date was reported when the front matter was read; here it stays as it was written.
  return Number.isNaN(date.getTime()) ? iso : new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date)
}
