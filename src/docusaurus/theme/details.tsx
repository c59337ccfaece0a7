// `@theme/Details`, with its export in the way of Docusaurus.
export { Details as default } from '../../theme/mdx/details.tsx'
