import { qrCodewords } from './qr-codewords.ts'
import { drawCodewords, drawFixedParts, drawFormat } from './qr-grid.ts'
import { applyMask, maskNumbers, penaltyOf } from './qr-masks.ts'

/** The modules of a QR code (model 2, level M, up to version 6) for a short text; true is dark. */
export function makeQrCode(text: string): boolean[][] {
  const candidates = maskNumbers.map((mask) => makeMaskedQrCode(text, mask))
  const penalties = candidates.map(penaltyOf)
  return candidates[penalties.indexOf(Math.min(...penalties))]!
}

export function makeMaskedQrCode(text: string, mask: number) {
  const { version, codewords } = qrCodewords(text)
  const grid = drawFixedParts(version)
  drawCodewords(grid, codewords)
  drawFormat(grid, mask)
  return applyMask(grid, mask)
}

/** One SVG path for all dark modules, with a module as unit. */
export function qrPath(dark: boolean[][]) {
  return dark
    .flatMap((line, row) => {
      const text = line.map((value) => (value ? '1' : '0')).join('')
      return Array.from(text.matchAll(/1+/g), ({ index, 0: run }) => `M${index} ${row}h${run.length}v1h-${run.length}z`)
    })
    .join('')
}
