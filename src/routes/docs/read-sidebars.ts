// Turns the value of a sidebars file into checked definitions: every kind of item, the string and object shorthands, and for everything
// else a diagnostic that names the item and its line. An invalid item is left out; the rest is still read.
import type { CategoryLink, SidebarsFile } from '../../content/content-tree.ts'
import { literalPlace, onlyLiteral } from '../../content/literal-place.ts'
import { isRecord } from '../../content/read-yaml-mapping.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { readBadge } from '../../lib/badge-looks.ts'
import { describeValue } from '../../lib/describe-value.ts'
import type { CategoryDefinition, ItemDefinition, SidebarDefinitions } from './sidebar-definition.ts'
import { categoryLinkProblems, isForbiddenKey, itemProblems } from './sidebar-fields.ts'

/** Deeper nesting is reported as a mistake. */
const deepestNesting = 40

export function readSidebars(file: SidebarsFile): { sidebars: SidebarDefinitions; diagnostics: Diagnostic[] } {
  const reader = new SidebarsReader(file)
  return { sidebars: reader.read(), diagnostics: reader.diagnostics }
}

class SidebarsReader {
  readonly diagnostics: Diagnostic[] = []
  readonly #file: SidebarsFile

  constructor(file: SidebarsFile) {
    this.#file = file
  }

  read(): SidebarDefinitions {
    const sidebars: SidebarDefinitions = new Map()
    const { value } = this.#file
    if (!isRecord(value)) {
      this.#report(
        `A sidebars file has to export an object of sidebars by name; found ${describeValue(value)}.`,
        undefined,
        'Write `export default { mySidebar: [ … ] }`.',
      )
      return sidebars
    }
    for (const [name, items] of Object.entries(value)) {
      if (isForbiddenKey(name) || name === '') {
        this.#report(`A sidebar cannot have the name ${JSON.stringify(name)}.`, name, 'Give it another name.')
      } else {
        sidebars.set(name, this.#readItems(items, name, 0))
      }
    }
    return sidebars
  }

  #readItems(value: unknown, trail: string, depth: number): ItemDefinition[] {
    if (depth > deepestNesting) {
      this.#report(`${trail.slice(0, 80)}… is nested more than ${deepestNesting} levels deep.`, undefined, 'Make the tree flatter.')
      return []
    }
    if (Array.isArray(value)) return value.flatMap((item, index) => this.#readItem(item, `${trail}[${index}]`, depth))
    if (isRecord(value) && value.type === undefined) return this.#readShorthand(value, trail, depth)
    const message = `${trail} has to be a list of items, or an object of categories by label; found ${describeValue(value)}.`
    this.#report(message, typeof value === 'string' ? value : trail.split('.').at(-1), 'Put the items into brackets: `[ … ]`.')
    return []
  }

  #readItem(value: unknown, trail: string, depth: number): ItemDefinition[] {
    if (typeof value === 'string' && value !== '') return [{ type: 'doc', id: name(value) }]
    if (!isRecord(value)) {
      const message = `${trail} has to be the id of a document or an object with a \`type\`; found ${describeValue(value)}.`
      this.#report(message, undefined, `Write the id of a document in quotes, or an object such as \`{ type: 'doc', id: 'intro' }\`.`)
      return []
    }
    if (value.type === undefined) return this.#readShorthand(value, trail, depth)
    const problems = itemProblems(value)
    for (const { message, hint, literal } of problems) this.#report(`${trail}: ${message}`, this.#literalOf(value, literal), hint)
    return problems.length > 0 ? [] : [this.#readChecked(value, trail, depth)]
  }

  /** `{ label: items, … }`: a category for each label. */
  #readShorthand(value: Record<string, unknown>, trail: string, depth: number): ItemDefinition[] {
    const entries = Object.entries(value)
    if (entries.length === 0) this.#report(`${trail} is an empty object; an item needs a \`type\`.`, undefined, 'Remove it, or fill it in.')
    return entries.flatMap(([label, items]): ItemDefinition[] => {
      if (Array.isArray(items) || (isRecord(items) && items.type === undefined)) {
        this.#reportEmpty(label, items, undefined)
        return [{ type: 'category', label, items: this.#readItems(items, `${trail}.${label}`, depth + 1) }]
      }
      const message = `${trail} has no \`type\`, so each of its keys is the label of a category and needs a list of items; "${label}" has ${describeValue(items)}.`
      this.#report(message, this.#literalOf({ ...value, label }), 'Add a `type`, or give the label a list of items.')
      return []
    })
  }

  /** `itemProblems` has found nothing wrong, so each field has the type that its kind requires. */
  #readChecked(item: Record<string, unknown>, trail: string, depth: number): ItemDefinition {
    const look = {
      className: optionalText(item.className),
      badge: readBadge(item.badge),
      customProps: isRecord(item.customProps) ? item.customProps : undefined,
    }
    switch (item.type) {
      case 'link':
        return { type: 'link', label: text(item.label), href: text(item.href), description: optionalText(item.description), ...look }
      case 'html':
        return { type: 'html', value: text(item.value), defaultStyle: optionalFlag(item.defaultStyle), ...look }
      case 'autogenerated':
        return { type: 'autogenerated', dirName: name(item.dirName) }
      case 'category':
        return { ...this.#readCategory(item, trail, depth), ...look }
      default:
        return { type: item.type === 'ref' ? 'ref' : 'doc', id: name(item.id), label: optionalText(item.label), ...look }
    }
  }

  #readCategory(item: Record<string, unknown>, trail: string, depth: number): CategoryDefinition {
    const label = text(item.label)
    const link = this.#readCategoryLink(item.link, trail, label)
    this.#reportEmpty(label, item.items, link)
    return {
      type: 'category',
      label,
      items: this.#readItems(item.items, `${trail}.items`, depth + 1),
      link,
      collapsed: optionalFlag(item.collapsed),
      collapsible: optionalFlag(item.collapsible),
      description: optionalText(item.description),
    }
  }

  #readCategoryLink(link: unknown, trail: string, label: string): CategoryLink | null | undefined {
    if (link === undefined || link === null) return link
    if (!isRecord(link)) {
      const message = `${trail}.link has to be an object with a \`type\`, or null; found ${describeValue(link)}.`
      this.#report(message, label, `Write for example \`{ type: 'doc', id: 'intro' }\` or \`{ type: 'generated-index' }\`.`)
      return undefined
    }
    const problems = categoryLinkProblems(link)
    for (const { message, hint, literal } of problems) {
      this.#report(`${trail}.link: ${message}`, this.#literalOf({ ...link, label }, literal), hint)
    }
    if (problems.length > 0) return undefined
    if (link.type === 'doc') return { type: 'doc', id: name(link.id) }
    return {
      type: 'generated-index',
      slug: optionalText(link.slug)?.normalize('NFC'),
      title: optionalText(link.title),
      description: optionalText(link.description),
      keywords: Array.isArray(link.keywords) ? link.keywords.map(text) : undefined,
      image: optionalText(link.image),
    }
  }

  /** Judges the items as written: a category whose items are all wrong or all drafts is a different case. */
  #reportEmpty(label: string, items: unknown, link: CategoryLink | null | undefined): void {
    if (link?.type === 'doc' || !Array.isArray(items) || items.length > 0) return
    const generated = link?.type === 'generated-index'
    this.diagnostics.push({
      id: 'category-empty',
      level: generated ? 'warning' : 'error',
      message: generated
        ? `The sidebar category "${label}" has no items, so the page that would list them is not made.`
        : `The sidebar category "${label}" has neither items nor a link.`,
      place: literalPlace(this.#file, label),
      hint: 'Give it items or a link to a document, or take it out.',
    })
  }

  /**
   * A string that locates the item in the file: the wrong value itself, else one that occurs only once, which may also come from a nested
   * item.
   */
  #literalOf(item: Record<string, unknown>, wrong?: string): string | undefined {
    const inside = Array.isArray(item.items) ? item.items.flatMap((child) => (isRecord(child) ? Object.values(child) : [child])) : []
    const texts = [wrong, item.id, item.label, item.href, item.dirName, item.value, item.slug, item.type, ...inside]
    return onlyLiteral(
      this.#file,
      texts.filter((text) => typeof text === 'string'),
    )
  }

  #report(message: string, literal: string | undefined, hint: string): void {
    const place = literalPlace(this.#file, literal)
    this.diagnostics.push({ id: 'sidebar-invalid', level: 'error', message, place, hint })
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The ids of documents and the names of folders are in this form (lib/normalize-address.ts). */
function name(value: unknown): string {
  return text(value).normalize('NFC')
}

function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function optionalFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}
