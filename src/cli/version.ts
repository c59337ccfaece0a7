// The version of this package; compiling copies it in.
import packageJson from '../../package.json' with { type: 'json' }

export const version: string = packageJson.version
