import type { PICTURE_WIDTHS } from '@nmw/contract/upload'

type Width = (typeof PICTURE_WIDTHS)[number]

/** The addresses of a public picture in the widths a place may need; the last one serves browsers that cannot choose. */
export function sizedPicture(file: string, widths: readonly Width[]) {
  const at = (width: Width) => `/img/${encodeURIComponent(file)}?w=${width}`
  return { src: at(widths.at(-1)!), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') }
}
