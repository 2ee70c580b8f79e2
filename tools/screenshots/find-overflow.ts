/** Runs in the page: what makes it scroll sideways, if it does. */
export function findOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return ''
  const tooWide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  const deepest = tooWide.findLast((element) => !tooWide.some((other) => other !== element && element.contains(other)))
  const name = deepest
    ? `<${deepest.tagName.toLowerCase()} class="${deepest.getAttribute('class') ?? ''}">`
    : 'the page'
  return `${scrollWidth - clientWidth} px too wide, because of ${name}`
}
