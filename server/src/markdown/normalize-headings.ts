import { changeElements, type Element, type Root } from './html-tree.ts'

const heading = /^h([1-6])$/

/** The page has the h1, so headings in the text start at h2 and skip no level. */
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
