// Chooses the color mode before the first paint, so that no page flashes. Its text is the same on every site (a Content-Security-Policy can
// name its hash): what differs is in attributes of <html>.
import type { ReactElement } from 'react'

/** In this order: the query, then storage, then the system (choice `system`) or the default mode in the server's HTML. */
export const colorModeScript = `((d,c,f)=>{f=m=>m==='light'||m==='dark'?m:0;\
try{if(!('themeFixed'in d))c=f(new URLSearchParams(location.search).get('theme'))||f(localStorage.getItem('theme'))}catch{}\
if(c)d.theme=d.themeChoice=c;else if(d.themeChoice==='system')d.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})\
(document.documentElement.dataset)`

export function ColorModeScript(): ReactElement {
  return <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
}
