// Loads the runtime, and the style sheets that no page waits for, once the page can be painted: earlier, on a slow connection, they would
// compete with the sheets that the first paint waits for. An inline script at the end of the body runs when those sheets have loaded.
import type { ReactElement } from 'react'

/**
 * Its text is the same on every site, so that a Content-Security-Policy can name its hash; the addresses are in attributes. What it adds is
 * marked as added by a script, so that navigations keep it. Module scripts in the page, such as that of `sitegen dev`, run before it adds
 * anything. What is written twice compresses better than a function for both.
 */
export const runtimeScript = `((d,e)=>addEventListener('DOMContentLoaded',()=>{\
for(let href of d.styles?.split(' ')||[]){e=document.createElement('link');e.rel='stylesheet';e.href=href;e.dataset.byScript='';document.head.append(e)}\
e=document.createElement('script');e.type='module';e.src=d.runtime;e.dataset.byScript='';document.head.append(e)}))(document.currentScript.dataset)`

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
