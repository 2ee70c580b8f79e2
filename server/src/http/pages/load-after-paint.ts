/**
 * A script that loads the page's scripts after the first paint: the page is readable without them, and in the head they
 * delay a slow phone's first paint by a third. A form sent early waits, and early input is replayed by `web/src/ui`: a
 * field before hydration, because React takes its value for the initial one. Clicks React handles itself.
 */
export function loadAfterPaint(entry: string, scripts: string[]) {
  const others = scripts.filter((file) => file !== entry).map((file) => `/${file}`)
  return `onsubmit=(e)=>{if(e.target.method==='post'&&!e.defaultPrevented){e.preventDefault();e.target.early={}}}
const mark=(kinds)=>(e)=>{const control=e.target.closest(kinds);if(control)control.early={value:control.value}}
addEventListener('input',mark('input,textarea,select'),true)
addEventListener('click',mark('input'),true)
onclick=mark('button')
addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>setTimeout(()=>{
const add=(tag,more)=>document.head.append(Object.assign(document.createElement(tag),{fetchPriority:'low',...more}))
for(const href of ${JSON.stringify(others)})add('link',{rel:'modulepreload',href})
add('script',{type:'module',src:'/${entry}'})})))`
}
