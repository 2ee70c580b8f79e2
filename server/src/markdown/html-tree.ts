import type { Element, ElementContent, Root } from 'hast'

export type { Element, Root }
type Change = (element: Element) => ElementContent[] | undefined

/** Replaces each element by the result of `change`, innermost first; undefined keeps it. */
export function changeElements(parent: Root | Element, change: Change) {
  const children = parent.children.flatMap((child): Root['children'] => {
    if (child.type !== 'element') return [child]
    changeElements(child, change)
    return change(child) ?? [child]
  })
  parent.children = children as ElementContent[]
}

export function textOf({ properties }: Element, name: string) {
  const value: unknown = properties[name]
  return typeof value === 'string' ? value : ''
}
