// Meta tags of the configuration, given as plain attributes. React wants some of them spelt in its own way, and some of its props
// are no attributes at all: only attributes that a meta tag has may pass.

const reactNames: Record<string, string> = {
  name: 'name',
  property: 'property',
  content: 'content',
  charset: 'charSet',
  'http-equiv': 'httpEquiv',
  httpEquiv: 'httpEquiv',
  itemprop: 'itemProp',
  itemProp: 'itemProp',
  media: 'media',
  lang: 'lang',
}

/** @throws when an attribute is not one of a meta tag; the message names it and lists those that are. */
export function toMetaAttributes(tag: Record<string, string>): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(tag)) {
    const reactName = Object.hasOwn(reactNames, name) ? reactNames[name] : /^data-[a-z\d-]+$/.test(name) ? name : undefined
    if (reactName === undefined) {
      throw new Error(
        `A meta tag has no attribute "${name}". Check \`metadata\` in the site configuration; known are ${Object.keys(reactNames).join(', ')} and data-*.`,
      )
    }
    attributes[reactName] = value
  }
  return attributes
}
