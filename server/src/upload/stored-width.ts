import { PICTURE_WIDTHS } from '@nmw/contract/upload'

/** The smallest stored width that is not narrower; undefined means the original. */
export function storedWidth(requested: unknown) {
  const width = typeof requested === 'string' && /^\d{1,6}$/.test(requested) ? Number(requested) : Infinity
  return PICTURE_WIDTHS.find((stored) => stored >= width)
}
