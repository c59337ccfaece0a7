// The version of this package; the compilation inlines it.
import packageJson from '../../package.json' with { type: 'json' }

export const version: string = packageJson.version
