import { changeElements, type Element, type Root } from './html-tree.ts'

const heading = /^h([1-6])$/

/** The page has the first heading: those of the text begin at the second level and never skip one. */
export function normalizeHeadings(tree: Root) {
  const levels: number[] = []
  changeElements(tree, (element) => {
    const level = levelOf(element)
    if (!level) return undefined
    while (levels.length && levels.at(-1)! >= level) levels.pop()
    levels.push(level)
    element.tagName = `h${Math.min(6, 1 + levels.length)}`
    return undefined
  })
}

function levelOf({ tagName }: Element) {
  return Number(heading.exec(tagName)?.[1] ?? 0)
}
