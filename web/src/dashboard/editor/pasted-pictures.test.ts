import { expect, test } from 'vitest'
import { pastedPictures } from './pasted-pictures.ts'

const picture = new File(['x'], 'wajah.png', { type: 'image/png' })
const board = (text: string, files: File[]) => ({ getData: () => text, files: files as unknown as FileList })

test.each([
  ['a picture alone', '', [picture], [picture]],
  ['text from Word or Excel, which adds a picture of it', 'Harga\t250.000', [picture], []],
  ['a file, which adds its name as text', 'wajah.png', [picture], [picture]],
  ['two such files', 'wajah.png\rwajah.png\r', [picture, picture], [picture, picture]],
  ['a file that is not a picture', '', [new File(['x'], 'a.pdf', { type: 'application/pdf' })], []],
  ['text', 'Harga', [], []],
])('editor: pasting %s', (_case, text, files, pictures) => {
  expect(pastedPictures(board(text, files))).toEqual(pictures)
})
