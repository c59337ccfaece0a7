// `<FileTree>`: a list of files and folders; folders open and close. Its rows are made when the document is read
// (markdown/mdx/read-file-tree.ts), because what a component gets of the list is finished HTML.
import type { ReactElement, ReactNode } from 'react'

export interface FileTreeProps {
  children?: ReactNode
}

export function FileTree({ children }: FileTreeProps): ReactElement {
  return <div className="sg-file-tree">{children}</div>
}
