// Meta tags of the configuration, given as plain attributes. React spells some of them differently, and some React props are not attributes
// at all: only attributes of meta tags are allowed.

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

/** @throws when an attribute does not belong to a meta tag; the message names it and lists the known ones. */
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
