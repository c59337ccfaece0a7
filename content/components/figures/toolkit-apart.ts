// A plugin for the bundler. The functions about sound are CommonJS, which takes the whole of `remotion/no-react` where a module would take a part of it; and
// what is taken of it stands in the code that all figures share. They get its CommonJS form instead, which comes with them alone.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'sitegen'

export function toolkitApart(): Plugin {
  return {
    name: 'toolkit-apart',
    bundle: {
      key: 'remotion/no-react',
      esbuild: [
        {
          name: 'toolkit-apart',
          setup(build) {
            build.onResolve({ filter: /^remotion\/no-react$/ }, ({ path, kind, resolveDir }) =>
              kind === 'require-call' ? { path: createRequire(join(resolveDir, 'from.cjs')).resolve(path) } : undefined,
            )
          },
        },
      ],
    },
  }
}
