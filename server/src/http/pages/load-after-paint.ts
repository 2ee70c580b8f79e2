/**
 * The script that asks for the page's scripts, once it is painted: it is readable without them. Asked for in the head, a
 * dozen of them hold up a slow phone's first paint by a third, and pictures queue behind them on a slow line.
 */
export function loadAfterPaint(entry: string, scripts: string[]) {
  const others = scripts.filter((file) => file !== entry).map((file) => `/${file}`)
  return `addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>setTimeout(()=>{
const add=(tag,more)=>document.head.append(Object.assign(document.createElement(tag),{fetchPriority:'low',...more}))
for(const href of ${JSON.stringify(others)})add('link',{rel:'modulepreload',href})
add('script',{type:'module',src:'/${entry}'})})))`
}
