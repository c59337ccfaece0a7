// Figures as they are printed, beside those of the program (src/lib/figures.ts).

export function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`
}

export function formatMilliseconds(milliseconds: number): string {
  return `${Math.round(milliseconds).toLocaleString('en')} ms`
}

export function formatPercent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}

/** `1/5.3` when ours is the smaller one, else `1.2 times`. */
export function formatRatio(ours: number, peer: number): string {
  if (ours <= 0 || peer <= 0) return '-'
  return ours < peer ? `1/${(peer / ours).toFixed(1)}` : `${(ours / peer).toFixed(1)} times`
}

/** A Markdown table with even columns; all but the first are aligned to the right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (cells[column] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
