import { type Font, textWidth } from './helvetica-widths.ts'
import { pdfString } from './win-ansi.ts'

const names: Record<Font, string> = { regular: 'F1', bold: 'F2' }

type TextLook = { size?: number; font?: Font; align?: 'left' | 'right' | 'center'; grey?: number }

/** Draws on one page; coordinates are points from the top left. */
export function pdfPen(height: number) {
  const drawn: string[] = []
  return {
    text(x: number, y: number, text: string, { size = 10, font = 'regular', align = 'left', grey = 0 }: TextLook = {}) {
      const width = textWidth(text, font, size)
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
      const place = `${short(left)} ${short(height - y)}`
      drawn.push(`BT ${short(grey)} g /${names[font]} ${size} Tf ${place} Td ${pdfString(text)} Tj ET`)
    },
    line(x: number, y: number, to: number, { grey = 0.7, width = 0.6 } = {}) {
      const level = short(height - y)
      drawn.push(`${short(grey)} G ${short(width)} w ${short(x)} ${level} m ${short(to)} ${level} l S`)
    },
    /** A word in a rotated frame, like a rubber stamp. */
    stamp(x: number, y: number, word: string, size = 26) {
      const width = textWidth(word, 'bold', size)
      const [cos, sin] = [0.9781, 0.2079]
      drawn.push(
        `q ${cos} ${sin} ${-sin} ${cos} ${short(x)} ${short(height - y)} cm`,
        `0.25 G 0.25 g 2 w ${short(-width / 2 - 12)} ${-size * 0.5 - 6} ${short(width + 24)} ${size + 10} re S`,
        `BT /F2 ${size} Tf ${short(-width / 2)} ${short(-size * 0.36)} Td ${pdfString(word)} Tj ET Q`,
      )
    },
    content: () => drawn.join('\n'),
  }
}

export type PdfPen = ReturnType<typeof pdfPen>

function short(value: number) {
  return String(Math.round(value * 100) / 100)
}
