import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { allowedHtml } from './allowed-html.ts'
import { normalizeHeadings } from './normalize-headings.ts'
import { sanitizeLinks } from './sanitize-links.ts'
import { sanitizePictures } from './sanitize-pictures.ts'
import { wrapTables } from './wrap-tables.ts'

/** Raw HTML is dropped by remark-rehype. The plugins restrict the rest, and the sanitizer checks the result. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    clobberPrefix: 'catatan-',
    footnoteLabel: 'Catatan kaki',
    footnoteBackLabel: (reference, again) => `Kembali ke catatan ${reference + 1}${again > 1 ? `-${again}` : ''}`,
  })
  .use(() => normalizeHeadings)
  .use(() => sanitizeLinks)
  .use(() => sanitizePictures)
  .use(() => wrapTables)
  .use(rehypeSanitize, allowedHtml)
  .use(rehypeStringify)
  .freeze()

export function renderMarkdown(markdown: string) {
  return String(processor.processSync(markdown))
}
