type Turn = { rotate?: number; scale?: number; flip?: boolean }

/** Moves a drawing. A scaled one keeps the line width of the picture, so place a scaled drawing only once. */
export function place(x: number, y: number, inner: string, { rotate = 0, scale = 1, flip = false }: Turn = {}): string {
  const turns = [`translate(${x} ${y})`]
  if (rotate !== 0) turns.push(`rotate(${rotate})`)
  if (scale !== 1 || flip) turns.push(`scale(${flip ? -scale : scale} ${scale})`)
  const width = scale === 1 ? '' : ` stroke-width="${Number((2 / scale).toFixed(3))}"`
  return `<g transform="${turns.join(' ')}"${width}>${inner}</g>`
}

/** The drawing and its mirror image about the vertical axis at `x`. */
export function mirrored(x: number, inner: string): string {
  return inner + `<g transform="translate(${x * 2} 0) scale(-1 1)">${inner}</g>`
}
