// Modules of other generators, bundled to CommonJS with what they import from beside them, and run as they are now.
import type { BuildOptions } from 'esbuild'

/** Packages are required where they are installed. */
export const commonJsBundle = {
  bundle: true,
  write: false,
  metafile: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  tsconfigRaw: '{}',
  logLevel: 'silent',
} as const satisfies BuildOptions

/**
 * Runs a bundle.
 * @param names what else it can use by its name.
 * @returns its `module.exports`.
 * @throws what its code throws.
 */
export function runCommonJs(
  code: string,
  require: (specifier: string) => unknown,
  names: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} }
  new Function('module', 'exports', 'require', ...Object.keys(names), code)(module, module.exports, require, ...Object.values(names))
  return module.exports
}
