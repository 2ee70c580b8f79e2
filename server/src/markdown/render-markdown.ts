import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

// Raw HTML never gets in: remark-rehype drops it, and what markdown can say is checked once more.
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, {
    ...defaultSchema,
    protocols: { ...defaultSchema.protocols, href: ['https', 'http', 'mailto', 'tel'], src: ['https'] },
  })
  .use(rehypeStringify)
  .freeze()

/** Markdown of our staff as HTML that may stand on any page. */
export function renderMarkdown(markdown: string) {
  return String(processor.processSync(markdown))
}
