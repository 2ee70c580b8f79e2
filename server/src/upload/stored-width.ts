import { PICTURE_WIDTHS } from '@nmw/contract/upload'

/** The nearest width we keep that is not narrower. None: the picture as it is. */
export function storedWidth(asked: unknown) {
  const width = typeof asked === 'string' && /^\d{1,6}$/.test(asked) ? Number(asked) : Infinity
  return PICTURE_WIDTHS.find((kept) => kept >= width)
}
