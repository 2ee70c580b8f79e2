/** Runs in the page: whether something as wide as the page is fixed to the bottom of the window. */
export function hasBottomBar() {
  return [...document.body.querySelectorAll('*')].some((element) => {
    if (!['fixed', 'sticky'].includes(getComputedStyle(element).position)) return false
    const { width, bottom, top } = element.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    return width >= clientWidth - 1 && bottom >= innerHeight - 1 && top < innerHeight
  })
}
