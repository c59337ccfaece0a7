// Which tests a change is looked at with (test-changed.mjs).

/**
 * What everything is behind: a test that reaches a change only through one of these tests something else, and there are a hundred of them.
 * For those, the tests in `wholeSites` stand: sites with all kinds of content, and every message.
 */
const doors = ['src/build/build-site.ts', 'src/dev/dev-server.ts', 'src/cli/main.ts', 'src/cli/run-command-line.ts']
const wholeSites = ['diagnostics', 'docs-sites', 'blog-sites', 'markdown-sites', 'docs-versions'].map(
  (name) => `test/build/${name}.test.ts`,
)

/** The same for what only the dev server and the command line import. */
const wholeRooms = {
  dev: ['test/dev/dev-server.test.ts', 'test/dev/first-page.test.ts'],
  cli: ['test/cli/program.test.ts'],
}

/** Builds the site of this repository, which takes as long as many of the others: for a change of that site, and in a whole run. */
const ownSite = 'test/build/own-site.test.ts'

/** What readers see and press: the tests of a part are named after it. */
const browserParts = ['search', 'navigation', 'islands', 'hover']

/**
 * @param {object} input
 * @param {string[]} input.changed files
 * @param {string[]} input.tests all files of tests
 * @param {Map<string, string[]>} input.importers file -> the files that import it
 * @param {(text: string) => string[]} input.naming the files of tests that have a text in them
 * @returns {string[]} files of tests, sorted
 */
export function chooseTests({ changed, tests, importers, naming }) {
  const found = new Set()
  const add = (files) => {
    for (const file of files) if (tests.includes(file)) found.add(file)
  }
  for (const file of changed) {
    const site = /^test\/sites\/(?:diagnostics\/)?([^/]+)\//.exec(file)?.[1]
    if (tests.includes(file)) add([file])
    else if (file.startsWith('test/sites/diagnostics/') || file.startsWith('test/build/diagnostics/'))
      add(['test/build/diagnostics.test.ts'])
    else if (site) add(naming(`'${site}'`))
    else if (/^src\/(?:plugins\/[^/]+\/)?(?:client|theme)\//.test(file)) add(browserTests(file, tests))
    add([...reach(file, importers)].filter((test) => test !== ownSite))
    if (/^content\/|^site\.config\./.test(file)) add([ownSite])
    const room = /^src\/(?:plugins\/[^/]+\/)?(client|cli|dev)\//.exec(file)?.[1]
    if (room) add(wholeRooms[room] ?? [])
    else if (file.startsWith('src/')) add(wholeSites)
    if (file.startsWith('docs/')) add(naming(file.slice(file.lastIndexOf('/') + 1)))
  }
  return [...found].sort()
}

function browserTests(path, tests) {
  const part = browserParts.find((name) => path.includes(name)) ?? 'shell'
  return tests.filter((test) => test.startsWith(`test/browser/${part}`) && !/own-site|barriers/.test(test))
}

/** The files that import a file, directly or through others, but not through a door. */
function reach(file, importers) {
  const seen = new Set([file])
  const waiting = [file]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (doors.includes(next) && next !== file) continue
    for (const importer of importers.get(next) ?? []) {
      if (seen.has(importer)) continue
      seen.add(importer)
      waiting.push(importer)
    }
  }
  return seen
}
