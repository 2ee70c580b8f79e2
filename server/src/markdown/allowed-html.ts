import type { Options } from 'rehype-sanitize'
import { OWN_PICTURE, PICTURE_SIZES } from './sanitize-pictures.ts'

/** Every element and attribute that a text may have on a page, and nothing beside them. */
export const allowedHtml: Options = {
  tagNames:
    'p br hr blockquote pre code em strong del sup a img h2 h3 h4 h5 h6 ul ol li section div table thead tbody tr th td'.split(
      ' ',
    ),
  attributes: {
    a: [
      'href',
      ['rel', 'noopener', 'nofollow'],
      ['target', '_blank'],
      ['id', /^catatan-/],
      ['ariaLabel', /^Kembali ke catatan [\d-]+$/],
      ['ariaDescribedBy', 'footnote-label'],
    ],
    img: [['src', OWN_PICTURE], 'srcSet', 'alt', ['sizes', PICTURE_SIZES], ['loading', 'lazy'], ['decoding', 'async']],
    h2: [['id', 'footnote-label']],
    h3: [['id', 'footnote-label']],
    h4: [['id', 'footnote-label']],
    li: [['id', /^catatan-/]],
    ol: ['start'],
    section: [['className', 'footnotes']],
    div: [
      ['className', 'table'],
      ['role', 'region'],
      ['ariaLabel', 'Tabel'],
      ['tabIndex', 0],
    ],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
  // The only ids are those of footnotes, and they carry a prefix already.
  clobber: [],
  strip: ['script', 'style'],
}
