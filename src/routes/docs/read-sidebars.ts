// Turns the value of a sidebars file into sidebars of documents: every kind of item, the string and object shorthands, the defaults, and for
// everything else a diagnostic that names the item and its line. An invalid item is left out; the rest is still read.
import type { CategoryLink, SidebarsFile } from '../../content/content-tree.ts'
import { literalPlace, onlyLiteral } from '../../content/literal-place.ts'
import { isRecord } from '../../content/read-yaml-mapping.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { readBadge } from '../../lib/badge-looks.ts'
import { describeValue } from '../../lib/describe-value.ts'
import { applyTrailingSlash, isExternal } from '../../lib/site-path.ts'
import { categoryLinkProblems, isForbiddenKey, itemProblems } from './sidebar-fields.ts'
import { type BuildingSidebar, findDoc, folderNodes } from './sidebar-lookup.ts'
import {
  type CategoryNode,
  docNode,
  generatedIndexOf,
  type ItemLook,
  type LinkNode,
  type SidebarNode,
  type Sidebars,
} from './sidebar-node.ts'
import { pageLink } from './sidebar-pages.ts'

/** Deeper nesting is reported as a mistake. */
const deepestNesting = 40

/** @param into gets the pages of data that have found their place here. */
export function readSidebars(
  file: SidebarsFile,
  into: Pick<BuildingSidebar, 'content' | 'placed' | 'trailingSlash'>,
): { sidebars: Sidebars; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const building: Omit<BuildingSidebar, 'sidebar'> = { ...into, file, diagnostics, unknownIds: new Map() }
  const sidebars: Sidebars = new Map()
  const { value } = file
  if (!isRecord(value)) {
    const message = `A sidebars file has to export an object of sidebars by name; found ${describeValue(value)}.`
    diagnostics.push(invalid(file, message, undefined, 'Write `export default { mySidebar: [ … ] }`.'))
    return { sidebars, diagnostics }
  }
  for (const [name, items] of Object.entries(value)) {
    if (isForbiddenKey(name) || name === '') {
      diagnostics.push(invalid(file, `A sidebar cannot have the name ${JSON.stringify(name)}.`, name, 'Give it another name.'))
    } else {
      sidebars.set(name, new SidebarReader({ ...building, sidebar: name }).read(items))
    }
  }
  return { sidebars, diagnostics }
}

function invalid(file: SidebarsFile, message: string, literal: string | undefined, hint: string): Diagnostic {
  return { id: 'sidebar-invalid', level: 'error', message, place: literalPlace(file, literal), hint }
}

class SidebarReader {
  readonly #building: BuildingSidebar

  constructor(building: BuildingSidebar) {
    this.#building = building
  }

  read(items: unknown): SidebarNode[] {
    return this.#readItems(items, this.#building.sidebar, 0)
  }

  #readItems(value: unknown, trail: string, depth: number): SidebarNode[] {
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

  #readItem(value: unknown, trail: string, depth: number): SidebarNode[] {
    if (typeof value === 'string' && value !== '') return this.#docNode({ type: 'doc', id: name(value) })
    if (!isRecord(value)) {
      const message = `${trail} has to be the id of a document or an object with a \`type\`; found ${describeValue(value)}.`
      this.#report(message, undefined, `Write the id of a document in quotes, or an object such as \`{ type: 'doc', id: 'intro' }\`.`)
      return []
    }
    if (value.type === undefined) return this.#readShorthand(value, trail, depth)
    const problems = itemProblems(value)
    for (const { message, hint, literal } of problems) this.#report(`${trail}: ${message}`, this.#literalOf(value, literal), hint)
    return problems.length > 0 ? [] : this.#readChecked(value, trail, depth)
  }

  /** `{ label: items, … }`: a category for each label. */
  #readShorthand(value: Record<string, unknown>, trail: string, depth: number): SidebarNode[] {
    const entries = Object.entries(value)
    if (entries.length === 0) this.#report(`${trail} is an empty object; an item needs a \`type\`.`, undefined, 'Remove it, or fill it in.')
    return entries.flatMap(([label, items]): SidebarNode[] => {
      if (Array.isArray(items) || (isRecord(items) && items.type === undefined)) {
        this.#reportEmpty(label, items, undefined)
        return [this.#categoryNode({ label }, undefined, () => this.#readItems(items, `${trail}.${label}`, depth + 1))]
      }
      const message = `${trail} has no \`type\`, so each of its keys is the label of a category and needs a list of items; "${label}" has ${describeValue(items)}.`
      this.#report(message, this.#literalOf({ ...value, label }), 'Add a `type`, or give the label a list of items.')
      return []
    })
  }

  /** `itemProblems` has found nothing wrong, so each field has the type that its kind requires. */
  #readChecked(item: Record<string, unknown>, trail: string, depth: number): SidebarNode[] {
    const look: ItemLook = {
      className: optionalText(item.className),
      badge: readBadge(item.badge),
      customProps: isRecord(item.customProps) ? item.customProps : undefined,
    }
    switch (item.type) {
      case 'link':
        return [this.#linkNode({ label: text(item.label), href: text(item.href), description: optionalText(item.description), ...look })]
      case 'html':
        return [{ type: 'html', value: text(item.value), defaultStyle: item.defaultStyle === true, ...look }]
      case 'autogenerated':
        return folderNodes(name(item.dirName), this.#building)
      case 'category':
        return [this.#readCategory(item, look, trail, depth)]
      default:
        return this.#docNode({ type: item.type === 'ref' ? 'ref' : 'doc', id: name(item.id), label: optionalText(item.label), ...look })
    }
  }

  #docNode(item: { type: 'doc' | 'ref'; id: string; label?: string } & ItemLook): SidebarNode[] {
    const doc = findDoc(item.id, this.#building)
    return doc === undefined ? [] : [docNode(doc, item)]
  }

  #linkNode(item: Omit<LinkNode, 'type'>): LinkNode {
    const { content, placed, sidebar, trailingSlash } = this.#building
    const href = isExternal(item.href) ? item.href : applyTrailingSlash(item.href, trailingSlash)
    return pageLink(content.pages, placed, sidebar, { type: 'link', ...item, href })
  }

  #readCategory(item: Record<string, unknown>, look: ItemLook, trail: string, depth: number): CategoryNode {
    const label = text(item.label)
    const link = this.#readCategoryLink(item.link, trail, label)
    this.#reportEmpty(label, item.items, link)
    const fields = {
      label,
      collapsed: optionalFlag(item.collapsed),
      collapsible: optionalFlag(item.collapsible),
      description: optionalText(item.description),
      ...look,
    }
    return this.#categoryNode(fields, link, () => this.#readItems(item.items, `${trail}.items`, depth + 1))
  }

  #categoryNode(
    item: Pick<CategoryNode, 'label'> & Partial<CategoryNode>,
    written: CategoryLink | null | undefined,
    readItems: () => SidebarNode[],
  ): CategoryNode {
    const { content, file } = this.#building
    const doc = written?.type === 'doc' ? findDoc(written.id, this.#building) : undefined
    const place = literalPlace(file, written?.type === 'generated-index' ? written.slug : undefined)
    const link = doc === undefined ? generatedIndexOf(written, item.label, place) : { type: 'doc' as const, doc }
    return {
      ...item,
      type: 'category',
      ...(link === undefined ? {} : { link }),
      collapsible: item.collapsible ?? content.docs.sidebarCollapsible,
      collapsed: item.collapsed ?? content.docs.sidebarCollapsed,
      badge: item.badge ?? doc?.summary.frontMatter.sidebarBadge,
      items: readItems(),
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
    this.#building.diagnostics.push({
      id: 'category-empty',
      level: generated ? 'warning' : 'error',
      message: generated
        ? `The sidebar category "${label}" has no items, so the page that would list them is not made.`
        : `The sidebar category "${label}" has neither items nor a link.`,
      place: literalPlace(this.#building.file, label),
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
      this.#building.file,
      texts.filter((text) => typeof text === 'string'),
    )
  }

  #report(message: string, literal: string | undefined, hint: string): void {
    const { diagnostics, file } = this.#building
    diagnostics.push(invalid(file, message, literal, hint))
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
