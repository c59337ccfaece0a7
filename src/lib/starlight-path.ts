import { slug } from 'github-slugger'

/** Each name of a path, as Starlight writes it in addresses: `Guides/Next Steps` -> `guides/next-steps`. */
export function starlightPath(path: string): string {
  return path
    .split('/')
    .map((name) => slug(name))
    .join('/')
}
