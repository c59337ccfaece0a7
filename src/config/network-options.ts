// The parts of a configuration where pages, the dev server or a check talk to other machines.
// The configuration as a whole: site-config.ts.

export interface AskAiOptions {
  /** Address of the script of the chat service. */
  script: string
  /** What the service knows the site by. */
  siteId: string
  /** @default 'Ask AI' */
  text?: string
  /** @default '#111318' */
  backgroundColor?: string
  /** @default '#ffffff' */
  color?: string
  /** Bottom right or bottom left. @default 'br' */
  position?: 'br' | 'bl'
  /** Of the corners. @default '20px' */
  radius?: string
}

export interface PageViewOptions {
  /** Where events are sent with `navigator.sendBeacon`: an address, or a path on the host of the site (without the base URL added). */
  endpoint: string
}

export interface DevOptions {
  /** Names in the `Host` header that `sitegen dev` answers to besides those of this machine; `.example.com` stands for all below it. @default [] */
  allowedHosts?: string[]
}

export interface ExternalLinkOptions {
  /** Patterns with `*` of addresses that are not checked. */
  ignore?: string[]
  /** Allows addresses in private networks. @default false */
  allowPrivateAddresses?: boolean
  /** Requests under way at once to one host. @default 2 */
  perHost?: number
  /** @default 10_000 */
  timeoutMilliseconds?: number
  /** How long an answer is remembered. @default 14 */
  cacheDays?: number
}
