import type { Options } from 'rehype-sanitize'
import { OWN_PICTURE, PICTURE_SIZES } from './sanitize-pictures.ts'

/** Allows only these elements and attributes in rendered text. */
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
  // The only ids are those of footnotes, which are prefixed already.
  clobber: [],
  strip: ['script', 'style'],
}
