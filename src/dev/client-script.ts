// The browser script of the dev server, bundled from its sources when the first page asks for it. It is not part of any build.
import { join } from 'node:path'
import { packageDirectory } from '../lib/package-directory.ts'

export async function bundleClientScript(): Promise<Uint8Array> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(packageDirectory, 'src/client/dev/dev-client.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    tsconfigRaw: '{}',
    logLevel: 'silent',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}
