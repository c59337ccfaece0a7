// Scripts of this project mark what they put into a page with `data-by-script`: it is no part of what the build wrote.

export function isAddedByScript(node: Node): boolean {
  return node instanceof Element && node.hasAttribute('data-by-script')
}
