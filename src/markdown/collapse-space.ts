/**
 * Runs of white space -> one space. A single space is left alone: in prose nearly all are single, and replacing each takes four times as
 * long.
 */
export function collapseSpace(text: string): string {
  return text.replace(/ \s+|[^\S ]\s*/g, ' ')
}
