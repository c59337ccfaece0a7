// `@theme/MDXComponents`: what MDX documents can use without an import.
export { mdxComponents as default } from '../../theme/mdx-components.ts'
