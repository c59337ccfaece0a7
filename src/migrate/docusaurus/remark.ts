// Why a key of Docusaurus is not in the new configuration: none is left out without a line.
import { docusaurusCounterpart } from '../../config/docusaurus-keys.ts'
import type { Options } from '../options.ts'

export type Remarks = Map<string, string>

/**
 * What takes the place of a key that is not one here.
 * @param path where it stands in the configuration of Docusaurus.
 * @param key the same as the table of counterparts has it.
 */
export function remark(remarks: Remarks, path: readonly string[], key: readonly string[] = path): void {
  remarks.set(path.join('.'), docusaurusCounterpart(key) ?? 'there is no such key here')
}

/** Those of which nothing was taken. */
export function remarkRest(remarks: Remarks, path: readonly string[], rest: Options, key: readonly string[] = path): void {
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) remark(remarks, [...path, name], [...key, name])
}
