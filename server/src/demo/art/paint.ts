import { palette, type Colour } from './palette.ts'

export function fill(d: string, colour: Colour, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** The width defaults to that of the picture. */
export function line(d: string, colour: Colour = palette.ink, width?: number): string {
  return `<path d="${d}" stroke="${colour}"${width === undefined ? '' : ` stroke-width="${width}"`}/>`
}

export function dashes(d: string, colour: Colour = palette.plum): string {
  return `<path d="${d}" stroke="${colour}" stroke-dasharray="1 6"/>`
}

export function shape(d: string, colour: Colour, stroke: Colour = palette.ink): string {
  return `<path d="${d}" fill="${colour}" stroke="${stroke}"/>`
}

export function disc(x: number, y: number, radius: number, colour: Colour, stroke?: Colour): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"${stroke ? ` stroke="${stroke}"` : ''}/>`
}

export function ring(x: number, y: number, radius: number, colour: Colour, gap?: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" stroke="${colour}"${gap ? ` stroke-dasharray="${gap}"` : ''}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, colour: Colour, stroke?: Colour): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${stroke ? ` stroke="${stroke}"` : ''}/>`
}

type Slab = { x: number; y: number; width: number; height: number; round?: number; colour: Colour; stroke?: Colour }

export function slab({ x, y, width, height, round = 0, colour, stroke }: Slab): string {
  const line = stroke ? ` stroke="${stroke}"` : ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"${line}/>`
}

export function faint(inner: string, opacity: number): string {
  return `<g opacity="${opacity}">${inner}</g>`
}
