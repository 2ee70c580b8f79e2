/** Scrolls the list of a marked row alone: scrollIntoView would move the page under it as well. */
export function scrollRowIntoView(row: HTMLElement) {
  const list = row.parentElement
  if (!list) return
  const top = row.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientTop
  const bottom = top + row.offsetHeight
  if (top < 0) list.scrollTop += top
  else if (bottom > list.clientHeight) list.scrollTop += bottom - list.clientHeight
}
