// A reporter of Vitest that ends a run with its ten slowest files: how long each took with its imports and hooks, and how many tests it has.
import { relative } from 'node:path'
import { root } from './set-up.mjs'

const shown = 10

export default class SlowestFiles {
  onTestRunEnd(modules) {
    // Of a few files, the runner itself has said it already.
    if (modules.length <= shown) return
    const files = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      return {
        name: nameOf(module),
        milliseconds: collectDuration + setupDuration + duration,
        tests: [...module.children.allTests()].length,
      }
    })
    const total = files.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    console.log(`\nThe slowest of ${files.length} files, ${seconds(total)} in all:`)
    for (const { name, milliseconds, tests } of files.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, shown)) {
      console.log(`${seconds(milliseconds).padStart(8)}  ${name} (${tests} tests)`)
    }
  }
}

function nameOf({ moduleId, project }) {
  return `${relative(root, moduleId)}${project.name === 'tests' ? '' : `, ${project.name}`}`
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
