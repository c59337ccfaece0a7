// From the value of a sidebars file to checked definitions: every kind of item, the string and object shorthands, and a diagnostic that
// names the item and its line for everything else. An item that is wrong is left out; the rest is read on. Rules: behaviour §2.14.
import type { CategoryLink, SidebarsFile } from '../../content/content-tree.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { literalPlace } from './literal-place.ts'
import type { CategoryDefinition, ItemDefinition, SidebarDefinitions } from './sidebar-definition.ts'
import { categoryLinkProblems, describeValue, isForbiddenKey, isRecord, itemProblems } from './sidebar-fields.ts'

/** Deeper sidebars are mistakes. */
const deepestNesting = 40

export function readSidebars(file: SidebarsFile): { sidebars: SidebarDefinitions; diagnostics: Diagnostic[] } {
  const reader = new SidebarsReader(file)
  return { sidebars: reader.read(), diagnostics: reader.diagnostics }
}

class SidebarsReader {
  readonly diagnostics: Diagnostic[] = []
  readonly #file: SidebarsFile
  /** The lists and objects that are being read, to notice one that holds itself. */
  readonly #open = new Set<object>()

  constructor(file: SidebarsFile) {
    this.#file = file
  }

  read(): SidebarDefinitions {
    const sidebars: SidebarDefinitions = new Map()
    const { value } = this.#file
    if (!isRecord(value)) {
      this.#report(`A sidebars file has to export an object of sidebars by name; found ${describeValue(value)}.`, undefined)
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
    const container = typeof value === 'object' && value !== null ? value : undefined
    if (depth > deepestNesting || (container !== undefined && this.#open.has(container))) {
      const what = depth > deepestNesting ? `is nested more than ${deepestNesting} levels deep` : 'is inside itself'
      this.#report(`${trail.length > 80 ? `${trail.slice(0, 80)}…` : trail} ${what}.`, undefined)
      return []
    }
    if (container !== undefined) this.#open.add(container)
    const items = this.#readContainer(value, trail, depth)
    if (container !== undefined) this.#open.delete(container)
    return items
  }

  #readContainer(value: unknown, trail: string, depth: number): ItemDefinition[] {
    if (Array.isArray(value)) return value.flatMap((item, index) => this.#readItem(item, `${trail}[${index}]`, depth))
    if (isRecord(value) && value.type === undefined) return this.#readShorthand(value, trail, depth)
    this.#report(`${trail} has to be a list of items, or an object of categories by label; found ${describeValue(value)}.`, undefined)
    return []
  }

  #readItem(value: unknown, trail: string, depth: number): ItemDefinition[] {
    if (typeof value === 'string' && value !== '') return [{ type: 'doc', id: value }]
    if (!isRecord(value)) {
      this.#report(`${trail} has to be the id of a document or an object with a \`type\`; found ${describeValue(value)}.`, undefined)
      return []
    }
    if (value.type === undefined) return this.#readShorthand(value, trail, depth)
    const problems = itemProblems(value)
    for (const problem of problems) this.#report(`${trail}: ${problem}`, literalOf(value))
    return problems.length > 0 ? [] : [this.#readChecked(value, trail, depth)]
  }

  /** `{ label: items, … }`: one category for each label. */
  #readShorthand(value: Record<string, unknown>, trail: string, depth: number): ItemDefinition[] {
    const entries = Object.entries(value)
    if (entries.length === 0) this.#report(`${trail} is an empty object; an item needs a \`type\`.`, undefined)
    return entries.flatMap(([label, items]): ItemDefinition[] => {
      if (Array.isArray(items) || (isRecord(items) && items.type === undefined)) {
        return [{ type: 'category', label, items: this.#readItems(items, `${trail}.${label}`, depth + 1) }]
      }
      const message = `${trail} has no \`type\`, so each of its keys is the label of a category and needs a list of items; "${label}" has ${describeValue(items)}.`
      this.#report(message, literalOf(value) ?? label, 'Add a `type`, or give the label a list of items.')
      return []
    })
  }

  /** `itemProblems` has found nothing wrong, so each field is of the type that its kind says. */
  #readChecked(item: Record<string, unknown>, trail: string, depth: number): ItemDefinition {
    const look = { className: optionalText(item.className), customProps: isRecord(item.customProps) ? item.customProps : undefined }
    switch (item.type) {
      case 'link':
        return { type: 'link', label: text(item.label), href: text(item.href), description: optionalText(item.description), ...look }
      case 'html':
        return { type: 'html', value: text(item.value), defaultStyle: optionalFlag(item.defaultStyle), ...look }
      case 'autogenerated':
        return { type: 'autogenerated', dirName: text(item.dirName) }
      case 'category':
        return { ...this.#readCategory(item, trail, depth), ...look }
      default:
        return { type: item.type === 'ref' ? 'ref' : 'doc', id: text(item.id), label: optionalText(item.label), ...look }
    }
  }

  #readCategory(item: Record<string, unknown>, trail: string, depth: number): CategoryDefinition {
    return {
      type: 'category',
      label: text(item.label),
      items: this.#readItems(item.items, `${trail}.items`, depth + 1),
      link: this.#readCategoryLink(item.link, trail, text(item.label)),
      collapsed: optionalFlag(item.collapsed),
      collapsible: optionalFlag(item.collapsible),
      description: optionalText(item.description),
    }
  }

  #readCategoryLink(link: unknown, trail: string, label: string): CategoryLink | null | undefined {
    if (link === undefined || link === null) return link
    if (!isRecord(link)) {
      this.#report(`${trail}.link has to be an object with a \`type\`, or null; found ${describeValue(link)}.`, label)
      return undefined
    }
    const problems = categoryLinkProblems(link)
    for (const problem of problems) this.#report(`${trail}.link: ${problem}`, literalOf(link) ?? label)
    if (problems.length > 0) return undefined
    if (link.type === 'doc') return { type: 'doc', id: text(link.id) }
    return {
      type: 'generated-index',
      slug: optionalText(link.slug),
      title: optionalText(link.title),
      description: optionalText(link.description),
      keywords: Array.isArray(link.keywords) ? link.keywords.map(text) : undefined,
      image: optionalText(link.image),
    }
  }

  #report(message: string, literal: string | undefined, hint?: string): void {
    const place = literalPlace(this.#file, literal)
    this.diagnostics.push({ id: 'sidebar-invalid', level: 'error', message, place, ...(hint === undefined ? {} : { hint }) })
  }
}

/** The text in an item that is likeliest to occur once in the file. */
function literalOf(item: Record<string, unknown>): string | undefined {
  return [item.id, item.label, item.href, item.dirName, item.value, item.slug, item.type].find((value) => typeof value === 'string')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function optionalFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}
