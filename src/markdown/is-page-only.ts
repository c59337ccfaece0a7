// Which elements of a rendered text only make sense on its page: controls, what names them, links of headings to themselves. Feeds, search and the
// Markdown form of a page leave them out, with all that is in them.

/** Scripts, and controls with their names: the options of a demo say nothing without the demo. */
const pageOnlyElements: ReadonlySet<string> = new Set(
  'script style template noscript button input select datalist option textarea label legend output progress meter canvas'.split(' '),
)

/** Controls that are made of other elements. One that is a link leads somewhere, and stays. */
const controlRoles: ReadonlySet<string> = new Set(
  'button checkbox combobox listbox menu menubar meter option progressbar radio radiogroup scrollbar searchbox slider spinbutton switch textbox'.split(
    ' ',
  ),
)

/** The label of a tab stays, because it says what the text below it is about. */
export function isTabLabel(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return name === 'label' && hasClass(attributes, 'tab')
}

/** A form of something on the page that is only for where the page is not: the source of a drawing. */
export function isTextOnly(attributes: Readonly<Record<string, string>>): boolean {
  return attributes['data-only'] === 'text'
}

export function isPageOnly(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (isTextOnly(attributes)) return false
  return (
    attributes['data-only'] === 'page' ||
    (pageOnlyElements.has(name) && !isTabLabel(name, attributes)) ||
    (attributes.role !== undefined && controlRoles.has(attributes.role) && attributes.href === undefined) ||
    attributes['aria-hidden'] === 'true' ||
    ('hidden' in attributes && attributes.hidden !== 'until-found') ||
    'data-footnote-backref' in attributes ||
    hasClass(attributes, 'sg-anchor-link')
  )
}

/** The box of a task, which says whether it is done. */
export function isTaskBox(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return name === 'input' && attributes.type === 'checkbox' && 'disabled' in attributes
}

function hasClass({ class: names }: Readonly<Record<string, string>>, name: string): boolean {
  return names !== undefined && (names === name || (names.includes(name) && names.split(' ').includes(name)))
}
