/** `<page> | <site>`; the title of the site alone when the page has none or the same one (behaviour §2.25). */
export function formatPageTitle(title: string | undefined, site: { title: string; titleDelimiter: string }): string {
  const own = title?.trim()
  return own && own !== site.title ? `${own} ${site.titleDelimiter} ${site.title}` : site.title
}
