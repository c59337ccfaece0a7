/**
 * Runs of white space -> one space. A space that stands alone is left as it is: in prose nearly all do, and putting another in the place of each
 * takes four times as long.
 */
export function collapseSpace(text: string): string {
  return text.replace(/ \s+|[^\S ]\s*/g, ' ')
}
