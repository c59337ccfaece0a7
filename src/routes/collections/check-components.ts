// Checks that the components named in the configuration of collections exist. Done before bundling: the bundler would only report that a
// generated import cannot be resolved.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { nearest } from '../../diagnostics/suggest.ts'

/** `moduleFiles`: site-relative modules that exist, from content/list-module-files.ts. */
export function checkComponents(
  { collections, configFile }: Pick<ResolvedConfig, 'collections' | 'configFile'>,
  moduleFiles: readonly string[],
): { module: string; diagnostic: Diagnostic }[] {
  const existing = new Set(moduleFiles)
  return collections.flatMap(({ id, itemComponent, listComponent }, index) => {
    const components = Object.entries({ itemComponent, listComponent })
    return components.flatMap(([key, module]): ReturnType<typeof checkComponents> => {
      if (module === undefined || existing.has(module)) return []
      const meant = nearest(module, moduleFiles)
      const start = meant === undefined ? 'Make' : `Did you mean "${meant}"? Otherwise make`
      const diagnostic: Diagnostic = {
        id: 'collection-component-missing',
        level: 'error',
        message: `The ${key} of the collection "${id}" is ${module}, and there is no such file.`,
        place: { file: configFile },
        configPath: ['collections', index, key],
        hint: `${start} the file, with a component as its default export, or fix the path (relative to the site folder).`,
      }
      return [{ module, diagnostic }]
    })
  })
}
