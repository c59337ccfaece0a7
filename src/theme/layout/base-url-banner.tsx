// Tells the owner of a site that its base URL is wrong: then no style sheet and no script is found, and only this banner shows. It is on
// the home page only. It stays away if scripts have run, and a loaded style sheet hides it (layout.css).
import type { ReactElement } from 'react'
import { usePage } from '../page-context.ts'

/**
 * The same on every site, so that a Content-Security-Policy can name its hash. The runtime (html/runtime-script.tsx) runs before `load`.
 */
export const baseUrlBannerScript = `(function(s){addEventListener('load',function(){\
if(document.documentElement.hasAttribute('data-ready'))return;\
var own=s.getAttribute('data-base-url'),path=location.pathname,add=function(to,tag,style,text){var e=document.createElement(tag);\
e.style.cssText=style;if(text)e.textContent=text;to.append(e);return e},\
box=document.createElement('div');box.id='__sitegen-base-url-banner';\
box.style.cssText='border:thick solid red;background:#ffe6b3;color:#1c1e21;margin:20px;padding:20px;font:20px sans-serif';\
add(box,'p','font-weight:bold;font-size:30px;margin:0 0 20px','Your site did not load properly.');\
var p=add(box,'p','','A wrong baseUrl in the configuration of the site is a usual reason. The baseUrl is ');\
add(p,'span','font-weight:bold;color:#c00',own);p.append(own==='/'?' (the default value)':'','. Try ');\
add(p,'span','font-weight:bold;color:#060',path.slice(-1)==='/'?path:path+'/');p.append('.');\
document.body.prepend(box)})})(document.currentScript)`

export function BaseUrlBanner(): ReactElement | null {
  const { site, route } = usePage()
  const { baseUrl, baseUrlIssueBanner } = site.config
  if (!baseUrlIssueBanner || route.path !== '/') return null
  return <script data-base-url={baseUrl} dangerouslySetInnerHTML={{ __html: baseUrlBannerScript }} />
}
