// Whether the name of an output changes with what is in the file, so that browsers may keep it for a year: for the headers of hosts and for
// the preview server, which sends the same.

/**
 * Names that the build makes in `assets/`: `name-HASH.ext`, the hash in base 32 (bundles) or hexadecimal (everything else). Those of the
 * search index are shorter, because a query loads many of them (src/search/index/index-files.ts).
 */
const hashedName = /^assets\/(?:.*-(?:[A-Z2-7]{8}|[\da-f]{8,})\.[^/]+|search\/[^/]+-[\da-f]{6}\.json)$/

/** @param output relative to the output folder, with `/` between folders. */
export function hasHashedName(output: string): boolean {
  return hashedName.test(output)
}
