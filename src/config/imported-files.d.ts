// What modules of a site import besides modules, for their type checks (docs/theming.md#what-components-can-import). It is declared with
// the configuration, which every site imports. A module of classes has no type of its own, so that `import { box }` is right as well.
declare module '*.module.css'
declare module '*.module.scss'
declare module '*.module.sass'
declare module '*.css' {}
declare module '*.scss' {}
declare module '*.sass' {}

declare module '*.svg' {
  const drawing: ((props: import('react').SVGProps<SVGSVGElement> & { title?: string }) => import('react').ReactElement) & string
  export default drawing
}

declare module '*.png' {
  const address: string
  export default address
}
declare module '*.jpg' {
  const address: string
  export default address
}
declare module '*.jpeg' {
  const address: string
  export default address
}
declare module '*.gif' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}
declare module '*.avif' {
  const address: string
  export default address
}
declare module '*.ico' {
  const address: string
  export default address
}
declare module '*.mp4' {
  const address: string
  export default address
}
declare module '*.webm' {
  const address: string
  export default address
}
declare module '*.mp3' {
  const address: string
  export default address
}
declare module '*.wav' {
  const address: string
  export default address
}
declare module '*.woff2' {
  const address: string
  export default address
}
declare module '*.pdf' {
  const address: string
  export default address
}
declare module '*.zip' {
  const address: string
  export default address
}
declare module '*.txt' {
  const address: string
  export default address
}
