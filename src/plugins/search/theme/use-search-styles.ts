// Brings the styles of the search into the document when its modal is first opened. A constructed sheet: no request, and no policy that forbids
// inline styles is in its way. It stays for as long as the document does.
import { useInsertionEffect } from 'react'
import styles from './search.css?inline'

let sheet: CSSStyleSheet | undefined

export function useSearchStyles(): void {
  useInsertionEffect(() => {
    if (sheet) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }, [])
}
