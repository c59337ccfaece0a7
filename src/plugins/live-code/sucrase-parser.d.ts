// The parser of Sucrase, which its package has no entry for.
declare module 'sucrase/dist/esm/parser/index.js' {
  export { parse } from 'sucrase/dist/types/parser/index'
}
declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export { TokenType } from 'sucrase/dist/types/parser/tokenizer/types'
}
declare module 'plugin:live-code/scope' {
  const scope: Record<string, unknown>
  export = scope
}
