// Number prefixes of files and folders, `02-install` -> position 2, name `install`: they order a sidebar and are not part of ids and URLs.
// Rule: behaviour §2.19. Its own file because routes, sidebars and versions all ask for it.

/** Digits, spaces, separators, spaces, then a name that begins with neither a separator nor a space. */
const prefixPattern = /^(\d+) *[-_.]+ *([^-_. ].*)$/s

/** `2021-11-note` and `7.0-upgrade` begin with a date or a version, which belongs to the name. */
const dateOrVersionPattern = /^\d+[-_.]\d/

/** Splits the name of a file (without its extension) or of a folder. Without a prefix the name comes back as it is. */
export function parseNumberPrefix(name: string): { position?: number; name: string } {
  if (dateOrVersionPattern.test(name)) return { name }
  const match = prefixPattern.exec(name)
  const digits = match?.[1]
  const rest = match?.[2]
  return digits === undefined || rest === undefined ? { name } : { position: Number.parseInt(digits, 10), name: rest }
}
