// `@docusaurus/Redirect`.
export { Redirect as default } from './router.tsx'
