import { PICTURE_WIDTHS } from '@nmw/contract/upload'
import { changeElements, type Root, textOf } from './html-tree.ts'

/** The reading column is 680 px wide. */
export const PICTURE_SIZES = '(min-width: 744px) 680px, 100vw'

export const OWN_PICTURE = /^\/img\/[a-z0-9][a-z0-9-]{0,120}\.(webp|svg)$/
const widths = PICTURE_WIDTHS.filter((width) => width >= 384)

/** Only our own pictures, with responsive sizes. Others are replaced by their alt text. */
export function sanitizePictures(tree: Root) {
  changeElements(tree, (element) => {
    if (element.tagName !== 'img') return undefined
    const src = textOf(element, 'src').split('?')[0] ?? ''
    const alt = plain(textOf(element, 'alt'))
    if (!OWN_PICTURE.test(src)) return alt ? [{ type: 'text', value: alt }] : []
    element.properties = { src, alt, loading: 'lazy', decoding: 'async' }
    if (src.endsWith('.webp')) {
      element.properties['srcSet'] = widths.map((width) => `${src}?w=${width} ${width}w`).join(', ')
      element.properties['sizes'] = PICTURE_SIZES
    }
    return undefined
  })
}

/** Markup in an attribute is harmless until the HTML is copied to a place without quotes. */
function plain(text: string) {
  return text.replaceAll(/[<>]/g, '')
}
