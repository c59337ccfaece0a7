// Number prefixes of files and folders, `02-install` -> position 2, name `install`: they order a sidebar and are not part of ids and URLs.
// In a file of its own because routes, sidebars and versions all need it.

/** Digits, spaces, separators, spaces, then a name that starts with neither a separator nor a space. */
const prefixPattern = /^(\d+) *[-_.]+ *([^-_. ].*)$/s

/** `2021-11-note` and `7.0-upgrade` start with a date or a version, which is part of the name. */
const dateOrVersionPattern = /^\d+[-_.]\d/

/** Splits the name of a file (without its extension) or of a folder. A name without a prefix is returned unchanged. */
export function parseNumberPrefix(name: string): { position?: number; name: string } {
  if (dateOrVersionPattern.test(name)) return { name }
  const match = prefixPattern.exec(name)
  const digits = match?.[1]
  const rest = match?.[2]
  return digits === undefined || rest === undefined ? { name } : { position: Number.parseInt(digits, 10), name: rest }
}
