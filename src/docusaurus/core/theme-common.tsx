// `@docusaurus/theme-common`: the hooks and helpers that components of a site take from it.
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePage } from '../../theme/page-context.ts'
import Layout, { type LayoutProps } from '../theme/layout.tsx'
import { noteNoBrowser } from './note-no-browser.ts'
import { siteConfigOf } from './use-docusaurus-context.ts'
import { usePagePath } from './use-page-path.ts'

export { useBlogMetadata, useBlogPost } from '../blog/client.ts'
export {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useCurrentSidebarCategory,
  useDoc,
  useDocById,
  useDocsSidebar,
  useDocsVersion,
  useDocsVersionCandidates,
  useSidebarBreadcrumbs,
} from '../docs/client.ts'
export { useDocsPreferredVersion } from '../docs/use-docs-preferred-version.ts'
export { default as Details } from '../theme/details.tsx'
export { ThemeClassNames } from './theme-class-names.ts'
export { useColorMode } from './use-color-mode.ts'
export { useClearQueryString, useQueryString, useQueryStringList, useQueryStringValue } from './use-query-string.ts'

export function useThemeConfig() {
  return siteConfigOf(usePage().site.config).themeConfig
}

/** Chooses the form of a text for a number, from forms with `|` between them. */
export function usePluralForm(): { selectMessage: (count: number, forms: string) => string } {
  const { locale } = usePage().site.config
  return { selectMessage: (count, forms) => selectForm(count, forms.split('|'), locale) }
}

const pluralOrder = ['zero', 'one', 'two', 'few', 'many', 'other']

function selectForm(count: number, forms: readonly string[], locale: string): string {
  const rules = new Intl.PluralRules(locale)
  const used = pluralOrder.filter((name) => rules.resolvedOptions().pluralCategories.some((category) => category === name))
  const index = used.indexOf(rules.select(count))
  return forms[Math.min(Math.max(index, 0), forms.length - 1)] ?? ''
}

/** Title, description and the like of the page. */
export function PageMetadata({ title, description, keywords, image, children }: Omit<LayoutProps, 'wrapperClassName'>): ReactElement {
  return <Layout {...{ title, description, keywords, image, children }} />
}

export function HtmlClassNameProvider({ children }: { className?: string; children?: ReactNode }): ReactElement {
  return <>{children}</>
}

/** The address of the page without the base URL. */
export function useLocalPathname(): string {
  const { baseUrl } = usePage().site.config
  return usePagePath().replace(baseUrl, '/')
}

/** `ssr` while the site is built, and until an island has woken. */
export function useWindowSize({ desktopBreakpoint = 996 }: { desktopBreakpoint?: number } = {}): 'desktop' | 'mobile' | 'ssr' {
  noteNoBrowser('useWindowSize')
  return useSyncExternalStore(
    onResize,
    () => (innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  )
}

function onResize(callback: () => void): () => void {
  addEventListener('resize', callback)
  return () => removeEventListener('resize', callback)
}

/** The value of the rendering before. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const kept = useRef<Value>(undefined)
  useEffect(() => {
    kept.current = value
  })
  return kept.current
}

/** The same function in each rendering, which calls the newest one. */
export function useEvent<Values extends unknown[], Result>(callback: (...values: Values) => Result): (...values: Values) => Result {
  const newest = useRef(callback)
  useEffect(() => {
    newest.current = callback
  })
  return useCallback((...values: Values) => newest.current(...values), [])
}

export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState)
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((now) => !now) }
}

export function Collapsible({
  collapsed,
  as: Tag = 'div',
  className,
  children,
}: {
  collapsed: boolean
  as?: 'div' | 'ul'
  lazy?: boolean
  className?: string
  children?: ReactNode
}): ReactElement {
  return (
    <Tag className={className} hidden={collapsed}>
      {children}
    </Tag>
  )
}

/** What a reader has chosen, kept in the browser. */
export function createStorageSlot(key: string) {
  const attempt = <Value,>(access: () => Value): Value | null => {
    try {
      return access()
    } catch {
      return null
    }
  }
  return {
    get: () => attempt(() => localStorage.getItem(key)),
    set: (value: string) => void attempt(() => localStorage.setItem(key, value)),
    del: () => void attempt(() => localStorage.removeItem(key)),
    listen: (listener: (event: StorageEvent) => void) => {
      const hear = (event: StorageEvent): void => {
        if (event.key === key) listener(event)
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text)
}

export function uniq<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

/** What occurs more than once. */
export function duplicates<Value>(values: readonly Value[], isSame = (a: Value, b: Value): boolean => a === b): Value[] {
  return values.filter((value, index) => values.findIndex((other) => isSame(other, value)) !== index)
}
