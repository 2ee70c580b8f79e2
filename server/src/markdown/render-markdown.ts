import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { allowedHtml } from './allowed-html.ts'
import { tameHeadings } from './tame-headings.ts'
import { tameLinks } from './tame-links.ts'
import { tamePictures } from './tame-pictures.ts'
import { tameTables } from './tame-tables.ts'

/** Raw HTML never gets in: remark-rehype drops it. What markdown can say is tamed, and checked once more at the end. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    clobberPrefix: 'catatan-',
    footnoteLabel: 'Catatan kaki',
    footnoteBackLabel: (reference, again) => `Kembali ke catatan ${reference + 1}${again > 1 ? `-${again}` : ''}`,
  })
  .use(() => tameHeadings)
  .use(() => tameLinks)
  .use(() => tamePictures)
  .use(() => tameTables)
  .use(rehypeSanitize, allowedHtml)
  .use(rehypeStringify)
  .freeze()

/** Markdown of our staff as HTML that may stand on any page. */
export function renderMarkdown(markdown: string) {
  return String(processor.processSync(markdown))
}
