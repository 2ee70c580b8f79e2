type Turn = { rotate?: number; scale?: number; flip?: boolean }

/** Scaling keeps the line width of the picture, so scale a drawing only once. */
export function place(x: number, y: number, inner: string, { rotate = 0, scale = 1, flip = false }: Turn = {}): string {
  const turns = [`translate(${x} ${y})`]
  if (rotate !== 0) turns.push(`rotate(${rotate})`)
  if (scale !== 1 || flip) turns.push(`scale(${flip ? -scale : scale} ${scale})`)
  const width = scale === 1 ? '' : ` stroke-width="${Number((2 / scale).toFixed(3))}"`
  return `<g transform="${turns.join(' ')}"${width}>${inner}</g>`
}

export function mirrored(x: number, inner: string): string {
  return inner + `<g transform="translate(${x * 2} 0) scale(-1 1)">${inner}</g>`
}
