// The plugin `includes`: code blocks and parts of documents that stand in files of their own (docs/includes.md). A site switches it on with
// `plugins: [includes()]`.
import type { Plugin } from '../plugin.ts'
import { expandIncludes } from './expand-includes.ts'

/** ```` ```ts file="./demo.ts" region="setup" ```` and `<!-- @include: ./part.md#heading -->`. */
export function includes(): Plugin {
  return { name: 'includes', source: expandIncludes }
}
