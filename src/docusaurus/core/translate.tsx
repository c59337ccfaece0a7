// `@docusaurus/Translate`: the texts of components; a site has one language.
export { Translate as default, translate } from '../../theme/translate.tsx'
