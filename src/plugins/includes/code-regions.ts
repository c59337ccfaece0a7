// Regions of a file: the lines between `#region name` and `#endregion`, in comments as editors and VitePress know them.

/** A line of a file, with its number from 1. */
export interface FileLine {
  number: number
  text: string
}

export interface RegionsOfFile {
  /** Without the lines that begin and end regions. */
  lines: FileLine[]
  /** Name -> lines, those of several regions of the same name one after the other. */
  regions: Map<string, FileLine[]>
  /** Regions that do not end. */
  open: { name: string; line: number }[]
}

/** Signs that begin a comment, in the languages that have any. */
const comment = String.raw`(?://+|/\*+|<!--|\{\s*/\*+|\(\*+|--|::|#|;+|%|'|"|rem\b)`
const beginning = new RegExp(
  String.raw`^\s*(?:${comment}?\s*#\s*(?:pragma\s+)?region\b[ \t:]*(?<text>.*?)|${comment}\s*region[ \t]+(?<word>[\w*.-]+))\s*(?:\*+/\s*\}?|-->|\*+\))?\s*$`,
  'i',
)
const end = new RegExp(
  String.raw`^\s*(?:${comment}?\s*#\s*(?:pragma\s+)?|${comment}\s*)end\s?region\b[ \t:]*(?<text>.*?)\s*(?:\*+/\s*\}?|-->|\*+\))?\s*$`,
  'i',
)

export function readRegions(lines: readonly FileLine[]): RegionsOfFile {
  const kept: FileLine[] = []
  const regions = new Map<string, FileLine[]>()
  const open: { name: string; line: number; lines: FileLine[] }[] = []
  for (const line of lines) {
    const begun = beginning.exec(line.text)?.groups
    if (begun) {
      open.push({ name: bare(begun.text ?? begun.word ?? ''), line: line.number, lines: [] })
      continue
    }
    const ended = open.length > 0 ? end.exec(line.text)?.groups : undefined
    if (ended) {
      const name = bare(ended.text ?? '')
      const named = open.findLastIndex((region) => region.name === name)
      const [closed] = open.splice(named < 0 ? -1 : named, 1)
      if (closed) regions.set(closed.name, [...(regions.get(closed.name) ?? []), ...closed.lines])
      continue
    }
    kept.push(line)
    for (const region of open) region.lines.push(line)
  }
  return { lines: kept, regions, open: open.map(({ name, line }) => ({ name, line })) }
}

/** Visual Basic writes names as texts. */
function bare(name: string): string {
  return name.trim().replace(/^"(.*)"$/, '$1')
}
