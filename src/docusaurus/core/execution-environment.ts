// `@docusaurus/ExecutionEnvironment`: where the code runs.

const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined'

const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
}

export default ExecutionEnvironment
