import { PICTURE_WIDTHS } from '@nmw/contract/upload'

/** The smallest stored width that is not narrower; undefined means the original. */
export function storedWidth(asked: unknown) {
  const width = typeof asked === 'string' && /^\d{1,6}$/.test(asked) ? Number(asked) : Infinity
  return PICTURE_WIDTHS.find((kept) => kept >= width)
}
