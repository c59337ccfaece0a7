// Chooses the colour mode before the first paint, so that no page flashes. The only inline script of a page.
// Its text is the same on every site (a Content-Security-Policy can name its hash): what differs is in attributes of <html>.
import type { ReactElement } from 'react'

/** Behaviour §4.1: query, then storage, then the system (choice `system`) or the default mode of the server's HTML. */
export const colorModeScript = `(function(){var d=document.documentElement,m=function(v){return v==='light'||v==='dark'?v:null},c=null;\
if(!d.hasAttribute('data-theme-fixed')){try{c=m(new URLSearchParams(location.search).get('theme'))||m(localStorage.getItem('theme'))}catch(e){}}\
if(c){d.setAttribute('data-theme-choice',c);d.setAttribute('data-theme',c)}\
else if(d.getAttribute('data-theme-choice')==='system'){d.setAttribute('data-theme',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}})()`

export function ColorModeScript(): ReactElement {
  return <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
}
