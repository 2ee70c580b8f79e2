import { PICTURE_WIDTHS as served } from '@nmw/contract/upload'
import { expect, test } from 'vitest'
import { PICTURE_WIDTHS } from './picture-widths.ts'

test('picture widths: pages ask only for widths that the server keeps', () => {
  expect(served).toEqual(expect.arrayContaining([...PICTURE_WIDTHS]))
})
