import { PICTURE_WIDTHS as served } from '@nmw/contract/upload'
import { expect, test } from 'vitest'
import { PICTURE_WIDTHS } from './picture-widths.ts'

test('pictures: pages only ask for widths that the server offers', () => {
  expect(served).toEqual(expect.arrayContaining([...PICTURE_WIDTHS]))
})
