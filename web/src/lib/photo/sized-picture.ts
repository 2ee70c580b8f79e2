import type { PICTURE_WIDTHS } from '@nmw/contract/upload'

type Width = (typeof PICTURE_WIDTHS)[number]

/** `src` and `srcSet` of a public picture in these widths; the last one is for browsers without `srcSet`. */
export function sizedPicture(file: string, widths: readonly Width[]) {
  const at = (width: Width) => `/img/${encodeURIComponent(file)}?w=${width}`
  return { src: at(widths.at(-1)!), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') }
}
