// Scripts of this project mark elements that they add to a page with `data-by-script`, because these are not part of the built HTML.

export function isAddedByScript(node: Node): boolean {
  return node instanceof Element && node.hasAttribute('data-by-script')
}
