import { expect, test } from 'vitest'
import { sample } from '../testing/stress/full-size.ts'
import { xssUrls, xssPayloads } from '../testing/sweeps/xss-payloads.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { renderMarkdown } from './render-markdown.ts'

const contexts: Record<string, (text: string) => string> = {
  alone: (text) => text,
  'link target': (text) => `[tautan](${text})`,
  'link target in brackets': (text) => `[tautan](<${text}>)`,
  'link title': (text) => `[tautan](/services "${text}")`,
  'link words': (text) => `[${text}](/services)`,
  reference: (text) => `[tautan][a]\n\n[a]: ${text}`,
  autolink: (text) => `<${text}>`,
  'picture target': (text) => `![gambar](${text})`,
  'picture words': (text) => `![${text}](/img/a.webp)`,
  'picture name': (text) => `![gambar](/img/${text})`,
  heading: (text) => `## ${text}`,
  'table cell': (text) => `| a | b |\n| --- | --- |\n| ${text} | x |`,
  'list and quote': (text) => `- > ${text}`,
  'html block': (text) => `<div>\n\n${text}\n\n</div>`,
  code: (text) => `\`${text}\`\n\n~~~${text}\n${text}\n~~~`,
  footnote: (text) => `kata[^1]\n\n[^1]: ${text}`,
}

/** A grammar of harmless HTML: text within it is safe in any context. */
const names = 'p|br|hr|blockquote|pre|code|em|strong|del|sup|h[2-6]|ul|ol|li|section|div|table|thead|tbody|tr|th|td'
const inner = String.raw`\/(?:[^"\s\\/][^"\s\\]*)?`
const href = String.raw`href="(?:#[^"\s]*|${inner}|https?:\/\/[^"\s\\@]+|mailto:[^"\s:/]+(?:\?[^"\s]*)?|tel:[^"\s:/]+)"`
const img = String.raw`src="\/img\/[a-z0-9-]+\.(?:webp|svg)"|alt(?:="[^"<]*")?|srcset="[\w /?=.,-]*"|sizes="[^"]*"|loading="lazy"|decoding="async"`
const a = String.raw`${href}|rel="noopener nofollow"|target="_blank"|id="catatan-[^"\s]*"|aria-label="[^"<]*"|aria-describedby="footnote-label"`
const other = String.raw`class="(?:table|footnotes)"|role="region"|aria-label="Tabel"|tabindex="0"|align="\w+"|start="\d+"|id="(?:footnote-label|catatan-[^"\s]*)"`
const piece = new RegExp(
  String.raw`^(?:[^<]|<\/(?:${names}|a)>|<img(?: (?:${img}))*>|<a(?: (?:${a}))*>|<(?:${names})(?: (?:${other}))*>)*$`,
  'u',
)

function isHarmless(html: string) {
  return html.split(/(?=<)/).every((part) => piece.test(part))
}

function levels(markdown: string) {
  return [...renderMarkdown(markdown).matchAll(/<(h\d)/g)].map(([, name]) => name)
}

test('markdown: the safety check of this test finds dangerous HTML', () => {
  for (const html of [
    '<script>',
    '<p onclick="x">',
    '<a href="javascript:alert(1)">',
    '<a href="//evil.example">',
    '<a href="/\\evil.example">',
    '<a href=" /x">',
    '<img src="https://evil.example/x.png">',
    '<img src="/img/a.webp" onerror="x">',
    '<p style="x">',
    '<p',
  ]) {
    expect(isHarmless(html), html).toBe(false)
  }
  expect(isHarmless('<p>a &#x3C; b <a href="/x">c</a></p>')).toBe(true)
})

test('markdown: hostile text is rendered harmless in any context', () => {
  const all = xssPayloads()
  const texts = sample(all, 12)
  const dangerous: string[] = []
  let cases = 0
  for (const text of texts) {
    for (const [name, context] of Object.entries(contexts)) {
      cases++
      const html = renderMarkdown(context(text))
      if (!isHarmless(html)) dangerous.push(`${name}: ${JSON.stringify(text)} -> ${html}`)
    }
  }
  printFigure(
    `${texts.length} texts in ${Object.keys(contexts).length} places: ${cases} cases, ${dangerous.length} alive`,
  )
  expect(all.length).toBeGreaterThan(500)
  expect(dangerous.slice(0, 10)).toEqual([])
})

test('markdown: a dangerous address never becomes a link', () => {
  for (const address of xssUrls()) {
    const html = renderMarkdown(`[tautan](<${address}>)`)
    const target = /href="([^"]*)"/.exec(html)?.[1]
    // A disguised address may become an internal path, but never leaves the site.
    if (target) expect(new URL(target, 'https://klinik.example').origin, address).toBe('https://klinik.example')
  }
})

test('markdown: ordinary formatting is kept', () => {
  expect(renderMarkdown('[a](/services/x?y=1#z)')).toBe('<p><a href="/services/x?y=1#z">a</a></p>')
  expect(renderMarkdown('[a](https://x.example/b?c=d&e)')).toBe(
    '<p><a href="https://x.example/b?c=d&#x26;e" rel="noopener nofollow" target="_blank">a</a></p>',
  )
  expect(renderMarkdown('[a](mailto:halo@nmw.example?subject=Halo) [b](tel:+62215550101)')).toBe(
    '<p><a href="mailto:halo@nmw.example?subject=Halo">a</a> <a href="tel:+62215550101">b</a></p>',
  )
  expect(renderMarkdown('![Kulit](/img/kulit-1.webp)')).toBe(
    '<p><img src="/img/kulit-1.webp" alt="Kulit" loading="lazy" decoding="async" srcset="/img/kulit-1.webp?w=384 384w, /img/kulit-1.webp?w=768 768w, /img/kulit-1.webp?w=1200 1200w" sizes="(min-width: 744px) 680px, 100vw"></p>',
  )
  expect(renderMarkdown('![Foto luar](https://x.example/a.png)')).toBe('<p>Foto luar</p>')
  expect(renderMarkdown('**a** *b* ~~c~~ `d`')).toBe('<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>')
})

test('markdown: headings start at level two and skip no level', () => {
  expect(levels('# a\n\n## b\n\n### c\n\n# d')).toEqual(['h2', 'h3', 'h4', 'h2'])
  expect(levels('## a\n\n#### b\n\n## c\n\n### d')).toEqual(['h2', 'h3', 'h2', 'h3'])
  expect(levels('###### a')).toEqual(['h2'])
})
