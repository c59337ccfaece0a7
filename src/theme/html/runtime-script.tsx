// Loads the runtime, and the style sheets that no page waits for, once the page can be painted: earlier, on a slow connection, they would
// compete with the sheets that the first paint waits for. An inline script at the end of the body runs when those sheets have loaded.
import type { ReactElement } from 'react'

/**
 * Its text is the same on every site, so that a Content-Security-Policy can name its hash; the addresses are in attributes. What it adds is
 * marked as added by a script, so that navigations keep it. Module scripts in the page, such as that of `sitegen dev`, run before it adds
 * anything.
 */
export const runtimeScript = `(function(d){addEventListener('DOMContentLoaded',function(){\
function add(name,values){var e=Object.assign(document.createElement(name),values);e.dataset.byScript='';document.head.append(e)}\
d.styles&&d.styles.split(' ').forEach(function(href){add('link',{rel:'stylesheet',href:href})});\
add('script',{type:'module',src:d.runtime})})})(document.currentScript.dataset)`

interface RuntimeScriptProps {
  /** Address of the runtime. */
  runtime: string
  /** Addresses of style sheets. */
  styles: readonly string[]
}

export function RuntimeScript({ runtime, styles }: RuntimeScriptProps): ReactElement {
  return (
    <script
      data-runtime={runtime}
      data-styles={styles.length > 0 ? styles.join(' ') : undefined}
      dangerouslySetInnerHTML={{ __html: runtimeScript }}
    />
  )
}
