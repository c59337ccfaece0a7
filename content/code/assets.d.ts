// What the toolkit's bundler lets a component import besides code.
declare module '*.module.css' {
  const classNames: Record<string, string>
  export default classNames
}

declare module '*.module.scss' {
  const classNames: Record<string, string>
  export default classNames
}

declare module '*.css'
declare module '*.scss'

declare module '*.png' {
  const url: string
  export default url
}

declare module '*.svg' {
  const url: string
  export default url
}
