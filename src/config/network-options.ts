// The parts of a configuration for communication with other machines, by pages, the dev server or a check.
// The whole configuration: site-config.ts.

export interface AskAiOptions {
  /** URL of the chat service's script. */
  script: string
  /** Id of the site at the service. */
  siteId: string
  /** @default 'Ask AI' */
  text?: string
  /** @default '#111318' */
  backgroundColor?: string
  /** @default '#ffffff' */
  color?: string
  /** Bottom right or bottom left. @default 'br' */
  position?: 'br' | 'bl'
  /** Radius of the corners. @default '20px' */
  radius?: string
}

export interface PageViewOptions {
  /** Where events are sent with `navigator.sendBeacon`: a URL, or a path on the host of the site (the base URL is not added). */
  endpoint: string
}

export interface DevOptions {
  /**
   * Names in the `Host` header that `sitegen dev` accepts in addition to those of this machine; `.example.com` includes all subdomains.
   * @default []
   */
  allowedHosts?: string[]
}

export interface ExternalLinkOptions {
  /** URLs that are not checked, as patterns with `*`. */
  ignore?: string[]
  /** Allows addresses in private networks. @default false */
  allowPrivateAddresses?: boolean
  /** Maximum number of concurrent requests to one host. @default 2 */
  perHost?: number
  /** @default 10_000 */
  timeoutMilliseconds?: number
  /** How many days a good result is remembered. @default 14 */
  cacheDays?: number
}
