/** The names that are there, as one `class` attribute; undefined when there is none, so that no empty attribute is written. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
