// Imports of components that other frameworks read: nothing here can load them.

const frameworks: Readonly<Record<string, string>> = { astro: 'Astro', vue: 'Vue', svelte: 'Svelte', riot: 'Riot', marko: 'Marko' }

/** What is to be said of such an import; undefined for any other. */
export function describeForeignComponent(specifier: string): { message: string; hint: string } | undefined {
  const framework = frameworkOf(specifier)
  return framework === undefined
    ? undefined
    : {
        message: `Expected a component of React, found one of ${framework}: \`${specifier}\`.`,
        hint: 'Write it anew in a .tsx file beside the old one, and import that.',
      }
}

/** The framework whose component, or whose own module, a specifier names. */
export function frameworkOf(specifier: string): string | undefined {
  if (specifier.startsWith('astro:')) return 'Astro'
  const [, ending = ''] = /\.(\w+)$/.exec(specifier) ?? []
  return Object.hasOwn(frameworks, ending) ? frameworks[ending] : undefined
}
