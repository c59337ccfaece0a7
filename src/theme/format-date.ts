// Dates as readers see them, always in UTC: the same in every time zone that builds the site (behaviour §2.18, §2.21).

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
  // A date that is none was reported when the front matter was read; here it stays as written.
  return Number.isNaN(date.getTime()) ? iso : new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date)
}
