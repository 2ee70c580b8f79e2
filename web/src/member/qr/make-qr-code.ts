import { encode } from 'uqr'

/** The modules of a QR code (level M, up to version 6) for a short text; true is dark. */
export function makeQrCode(text: string, maskPattern = -1): boolean[][] {
  return encode(text, { ecc: 'M', maxVersion: 6, maskPattern, border: 0 }).data
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
