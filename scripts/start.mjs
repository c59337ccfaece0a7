// `npm start`: sets up, builds this repository's site and serves it. `npm run docs` does the same with the documentation, whose folder is
// the first argument then. Further arguments go to `sitegen serve`.
import { runOrExit, setUp } from './set-up.mjs'

const args = process.argv.slice(2)
const site = args[0] === 'docs' ? ['--site', args.shift()] : []
setUp()
// The samples of the documentation show the types of the package.
if (site.length > 0) runOrExit('npm', ['run', '--silent', 'compile'])
runOrExit(process.execPath, ['bin/sitegen.js', 'build', ...site])
runOrExit(process.execPath, ['bin/sitegen.js', 'serve', ...site, ...args])
