import { expect, test } from 'vitest'
import { pictureMarkdown } from './picture-markdown.ts'

test.each([
  ['Wajah yang tenang', '![Wajah yang tenang](/img/a.webp)'],
  ['', '![Gambar](/img/a.webp)'],
  ['  dua\nbaris ', '![dua baris](/img/a.webp)'],
  ['x](javascript:alert(1)) [y', '![x\\](javascript:alert(1)) \\[y](/img/a.webp)'],
])('editor: a picture with the description %j becomes %s', (alt, markdown) => {
  expect(pictureMarkdown(alt, 'a.webp')).toBe(markdown)
})
