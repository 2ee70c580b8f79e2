/**
 * Replaces HTML, but only the blocks that differ: in a long text a keystroke changes one of a thousand, and the others
 * need no new layout.
 */
export function replaceChangedBlocks(place: HTMLElement, html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  const [old, fresh] = [[...place.childNodes], [...template.content.childNodes]]
  let start = 0
  while (start < old.length && start < fresh.length && old[start]!.isEqualNode(fresh[start]!)) start++
  let end = 0
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old[old.length - 1 - end]!.isEqualNode(fresh[fresh.length - 1 - end]!)
  ) {
    end++
  }
  for (const node of old.slice(start, old.length - end)) node.remove()
  const after = end ? old[old.length - end]! : null
  for (const node of fresh.slice(start, fresh.length - end)) place.insertBefore(node, after)
}
