// `import url from './some-worker.ts?worker'`: the address of a worker (src/bundle/worker-scripts.ts).
declare module '*?worker' {
  const url: string
  export default url
}
