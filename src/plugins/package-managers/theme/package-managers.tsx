// `<PackageManagers package="remotion" />`: how to install a package, or run a command, with each package manager. The tabs are one group:
// a choice made once applies everywhere.
import type { ReactElement } from 'react'
import { CodeBlock } from '../../../theme/mdx/code-block.tsx'
import { TabItem } from '../../../theme/mdx/tab-item.tsx'
import { Tabs } from '../../../theme/mdx/tabs.tsx'
import { convertCommand, packageManagerGroup, packageManagerLabels, packageManagers } from '../package-managers.ts'

export interface PackageManagersProps {
  /** One or more packages to install, separated by spaces. */
  package?: string
  /** Installs them for development only. */
  dev?: boolean
  /** Instead of `package`: any command as it is written for npm, such as `npx create-video@latest`. */
  command?: string
}

/** @throws when neither or both of `package` and `command` are given. */
export function PackageManagers({ package: packages, dev = false, command }: PackageManagersProps): ReactElement {
  if ((packages === undefined) === (command === undefined)) {
    const found = packages === undefined ? 'none' : 'both'
    throw new Error(
      `Expected each <PackageManagers> to have \`package\` or \`command\`, found ${found}. Write <PackageManagers package="react" />.`,
    )
  }
  const written = command ?? `npm i ${dev ? '-D ' : ''}${packages}`
  return (
    <Tabs groupId={packageManagerGroup} className="package-managers">
      {packageManagers.map((manager) => (
        <TabItem key={manager} value={manager} label={packageManagerLabels[manager]}>
          <CodeBlock language="bash">{convertCommand(written, manager)}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  )
}
