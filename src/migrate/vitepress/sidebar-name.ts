/** What the sidebar of a path is called here: that of the whole site is `main`. */
export function sidebarNameOf(path: string): string {
  const name = path.replace(/^\/+|\/+$/g, '').replace(/[^\w-]+/g, '-')
  return name === '' ? 'main' : name
}
