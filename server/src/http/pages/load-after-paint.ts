/**
 * The script that asks for the page's scripts, once it is painted: it is readable without them. Asked for in the head, a
 * dozen of them hold up a slow phone's first paint by a third, and pictures queue behind them on a slow line. A form
 * that is sent before they are there waits, and a control that is used remembers it: see replay-early-input.ts and replay-early-press.ts
 * in web/src/ui. What is used while React takes the page over it takes for what was always there: so a field remembers
 * before React hears of it. A press it does hear.
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
