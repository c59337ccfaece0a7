// Whether the name of an output changes with the contents of the file, so that browsers may keep it for a year. Used for the headers of
// hosts and by the preview server, which sends the same headers.

/**
 * Names that the build makes in `assets/`: `name-HASH.ext`, with the hash in base 32 (bundles) or hexadecimal (everything else). Names of
 * the search index are shorter, because a query loads many of its files (src/plugins/search/index/index-files.ts).
 */
const hashedName = /^assets\/(?:.*-(?:[A-Z2-7]{8}|[\da-f]{8,})\.[^/]+|search\/[^/]+-[\da-f]{6}\.json)$/

/** @param output relative to the output folder, with `/` between folders. */
export function hasHashedName(output: string): boolean {
  return hashedName.test(output)
}
