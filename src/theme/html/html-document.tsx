// The whole document: head and body, and the attributes of <html> that the color-mode script and the style sheets read.
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { HeadTarget } from '../mdx/head-tags.tsx'
import { usePage } from '../page-context.ts'
import type { PageInput } from '../page-input.ts'
import { Head } from './head.tsx'
import { RuntimeScript } from './runtime-script.tsx'

export function HtmlDocument({ assets, children }: Pick<PageInput, 'assets'> & { children: ReactNode }): ReactElement {
  const { site, route, metadata } = usePage()
  const { colorMode, locales, locale: name } = site.config
  const locale = locales.find((each) => each.name === name)
  const { plugin } = route.context
  return (
    <html
      lang={locale?.htmlLang ?? name}
      dir={locale?.direction ?? 'ltr'}
      className={classNames(
        ...new Set([`plugin-${plugin.name}`, `plugin-id-${plugin.id}`, `${route.kind}-page`, ...(metadata.htmlClassNames ?? [])]),
      )}
      data-theme={colorMode.defaultMode}
      data-theme-choice={colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode}
      {...(colorMode.disableSwitch ? { 'data-theme-fixed': '' } : {})}
    >
      <Head assets={assets} />
      <body>
        <HeadTarget value={true}>{children}</HeadTarget>
        {assets.runtime !== undefined && (
          <RuntimeScript runtime={assets.runtime} styles={assets.styles.filter(({ use }) => use === 'late').map(({ href }) => href)} />
        )}
      </body>
    </html>
  )
}
