// The pages of a site as Markdown, in a build: each page has a file beside it (keep-text-twin.ts), and `llms.txt` is made of these.
import type { BuildPlugin } from '../../../build/build-plugin.ts'
import { inEachLanguage } from '../../../build/list-files.ts'
import { checkStaticFiles } from '../../../check/check-static-files.ts'
import { emitLlms } from '../llms-txt.ts'

/** Name of the plugin, for the files beside pages. */
export const textTwins = 'text twins'

export function llms(): BuildPlugin {
  return {
    name: textTwins,
    files: inEachLanguage(({ table, noIndexPaths, besideOf }) =>
      emitLlms({ table, noIndexPaths, twinOf: (path) => besideOf(textTwins, path) }),
    ),
    check({ config, tree, rendered }) {
      const pageOf = new Map(rendered.flatMap(({ path, beside }) => (beside?.[textTwins] ? [[beside[textTwins].file, path]] : [])))
      const made = {
        files: pageOf,
        owner: (file: string) => `the Markdown form of ${pageOf.get(file)}`,
        hint: 'Rename the static file, or write no Markdown forms: `textTwins: false`.',
      }
      return checkStaticFiles({ staticFiles: tree.staticFiles, made: [made], policy: config.policies.duplicateRoutes })
    },
  }
}
