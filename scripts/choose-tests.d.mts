export function chooseTests(input: {
  changed: string[]
  tests: string[]
  importers: Map<string, string[]>
  naming: (text: string) => string[]
}): string[]
