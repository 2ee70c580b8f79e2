import { changeElements, type Root, textOf } from './html-tree.ts'
import { safeLink } from './safe-link.ts'

/** A forbidden link becomes plain text; an external one gets rel and target. */
export function sanitizeLinks(tree: Root) {
  changeElements(tree, (element) => {
    if (element.tagName !== 'a') return undefined
    const link = safeLink(textOf(element, 'href'))
    if (!link) return element.children
    element.properties['href'] = link.href
    if (link.kind === 'outer') Object.assign(element.properties, { rel: ['noopener', 'nofollow'], target: '_blank' })
    return undefined
  })
}
