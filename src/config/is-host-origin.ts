const hostName = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/i

/**
 * Whether `value` is the origin of a host of the search, such as `https://search.example.com:8443`, and nothing more: browsers open it, and it
 * stands in the Content-Security-Policy of the site, where other signs would end the directive.
 */
export function isHostOrigin(value: string): boolean {
  const [, name = ''] = /^https?:\/\/(.+?)(?::\d+)?$/.exec(value) ?? []
  return hostName.test(name) && URL.canParse(value)
}
