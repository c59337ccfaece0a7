// `npm start`: sets up, builds this repository's site and serves it. Arguments go to `sitegen serve`.
import { runOrExit, setUp } from './set-up.mjs'

setUp()
runOrExit(process.execPath, ['bin/sitegen.js', 'build'])
runOrExit(process.execPath, ['bin/sitegen.js', 'serve', ...process.argv.slice(2)])
