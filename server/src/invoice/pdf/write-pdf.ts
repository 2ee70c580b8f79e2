import { pdfString } from './win-ansi.ts'

export type PdfPage = { width: number; height: number; content: string }

/** Writes a PDF with the two standard fonts. The same pages always give the same bytes. */
export function writePdf({ title, pages }: { title: string; pages: PdfPage[] }) {
  const FIRST_PAGE = 6
  const pageNumbers = pages.map((_, at) => FIRST_PAGE + at * 2)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (id-ID) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    fontObject('Helvetica'),
    fontObject('Helvetica-Bold'),
    `<< /Title ${pdfString(title)} /Producer (Klinik NMW) >>`,
    ...pages.flatMap(({ width, height, content }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${pageNumbers[at]! + 1} 0 R` +
        ` /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>`
  const size = objects.length + 1
  // All characters are ASCII, so string offsets are byte offsets.
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

function fontObject(name: string) {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}
