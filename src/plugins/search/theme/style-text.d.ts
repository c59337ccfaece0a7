// What the bundler makes of a style sheet that is imported with `?inline` (bundle/style-texts.ts).
declare module '*.css?inline' {
  const text: string
  export default text
}
