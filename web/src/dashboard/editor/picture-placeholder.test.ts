import { expect, test } from 'vitest'
import { randomKey } from '../../lib/random-key.ts'
import { pictureMarkdown } from './picture-markdown.ts'
import { awaitsPicture, picturePlaceholder } from './picture-placeholder.ts'

test('picture placeholder: a text waits as long as a picture of it is on its way', () => {
  const placeholder = picturePlaceholder(randomKey().slice(0, 8))
  expect(awaitsPicture(`Kulit\n\n${placeholder}\n\ntenang`)).toBe(true)
  expect(awaitsPicture(`Kulit ${pictureMarkdown('Wajah', 'a.webp')} tenang`)).toBe(false)
  expect(awaitsPicture('Mengunggah gambar... lama sekali')).toBe(false)
})
