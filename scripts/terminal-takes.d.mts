/** A command, the document and names of the samples that it runs, and what it prints if it does not end by itself. */
export interface Take {
  command: string
  samples?: readonly (string | undefined)[]
  until?: RegExp
  fails?: boolean
}

export const takes: Readonly<Record<string, Take>>
export const terminalsFile: string
/** Name -> code. */
export function readSamples(take: Take): Record<string, string>
export function hashTake(take: Take): string
