// The attributes of an admonition, `{#id .class title="…"}`. Only these three are used; all others are dropped, so that nothing written
// there reaches the HTML unchecked.

export interface AdmonitionAttributes {
  id?: string
  classes?: string[]
  title?: string
}

const partPattern = /#([\w-]+)|\.([\w-]+)|([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'}]+)))?/g

export function parseAttributes(text: string): AdmonitionAttributes {
  const attributes: AdmonitionAttributes = {}
  for (const [, id, className, name, double, single, bare] of text.matchAll(partPattern)) {
    const value = double ?? single ?? bare
    const classes = className ?? (name === 'class' || name === 'className' ? value : undefined)
    if (id !== undefined) attributes.id = id
    if (classes !== undefined) attributes.classes = [...(attributes.classes ?? []), ...classes.split(/\s+/).filter((part) => part !== '')]
    if (name === 'id' && value !== undefined) attributes.id = value
    if (name === 'title' && value !== undefined) attributes.title = value
  }
  return attributes
}
