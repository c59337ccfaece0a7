// Chooses the color mode before the first paint, so that no page flashes. Its text is the same on every site (a Content-Security-Policy can
// name its hash): what differs is in attributes of <html>.
import type { ReactElement } from 'react'

/** In this order: the query, then storage, then the system (choice `system`) or the default mode in the server's HTML. */
export const colorModeScript = `(function(d,c){function m(v){return v==='light'||v==='dark'?v:0}\
if(!('themeFixed'in d))try{c=m(new URLSearchParams(location.search).get('theme'))||m(localStorage.getItem('theme'))}catch(e){}\
if(c)d.theme=d.themeChoice=c;else if(d.themeChoice==='system')d.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})\
(document.documentElement.dataset)`

export function ColorModeScript(): ReactElement {
  return <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
}
