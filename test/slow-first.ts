// The order of the files. Vitest begins with those that took longest last time, and in a fresh clone with the largest. But a file that starts
// processes and waits for them takes a minute in a few lines: begun last, it runs alone while the other worker has nothing left to do.
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Of the folders of test/. */
const slowFolders = ['faults', 'property', 'dev', 'cli']

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // The files of a project stay together, because they share their processes.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter((file) => this.isSlow(file)), ...own.filter((file) => !this.isSlow(file))]
    })
  }

  private isSlow({ moduleId }: TestSpecification): boolean {
    const [, folder = ''] = relative(this.ctx.config.root, moduleId).split(/[\\/]/)
    return slowFolders.includes(folder)
  }
}
