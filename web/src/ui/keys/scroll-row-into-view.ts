/** Scrolls only the list of the row; `scrollIntoView` would also scroll the page. */
export function scrollRowIntoView(row: HTMLElement) {
  const list = row.parentElement
  if (!list) return
  const top = row.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientTop
  const bottom = top + row.offsetHeight
  if (top < 0) list.scrollTop += top
  else if (bottom > list.clientHeight) list.scrollTop += bottom - list.clientHeight
}
