import { changeElements, type Root } from './html-tree.ts'

/** A wide table scrolls in its own focusable region. */
export function wrapTables(tree: Root) {
  changeElements(tree, (element) => {
    if (element.tagName !== 'table') return undefined
    const properties = { className: ['table'], role: 'region', ariaLabel: 'Tabel', tabIndex: 0 }
    return [{ type: 'element', tagName: 'div', properties, children: [element] }]
  })
}
