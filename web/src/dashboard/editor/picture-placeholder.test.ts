import { expect, test } from 'vitest'
import { randomKey } from '../../lib/call/random-key.ts'
import { pictureMarkdown } from './picture-markdown.ts'
import { awaitsPicture, picturePlaceholder } from './picture-placeholder.ts'

test('editor: a text with an upload in progress is not ready to save', () => {
  const placeholder = picturePlaceholder(randomKey().slice(0, 8))
  expect(awaitsPicture(`Kulit\n\n${placeholder}\n\ntenang`)).toBe(true)
  expect(awaitsPicture(`Kulit ${pictureMarkdown('Wajah', 'a.webp')} tenang`)).toBe(false)
  expect(awaitsPicture('Mengunggah gambar... lama sekali')).toBe(false)
})
