import { BRAND } from '@nmw/contract/brand'
import type { Invoice, OwnInvoice } from '@nmw/contract/invoice'
import { INVOICE_STAMPS, INVOICE_STATUS_LABELS, describeRedeemedPrescription } from '@nmw/contract/invoice-labels'
import { invoiceSums, type InvoiceSum } from '@nmw/contract/invoice-sums'
import { formatRupiah } from '@nmw/contract/rupiah'
import { spacedNumber } from '@nmw/contract/spaced-number'
import { invoiceMoment } from './invoice-moment.ts'
import { textWidth, wrapText } from './pdf/helvetica-widths.ts'
import { type PdfPen, pdfPen } from './pdf/pdf-pen.ts'
import { writePdf } from './pdf/write-pdf.ts'

const A4 = { width: 595, height: 842 }
const LEFT = 48
const RIGHT = A4.width - LEFT
const FOOT = A4.height - 60
const COLUMNS = { quantity: 322, price: 400, discount: 470, sum: RIGHT }
const NAME_WIDTH = 240

type Printed = Invoice & Partial<Pick<OwnInvoice, 'buyer' | 'weight'>>

export function invoicePdf(invoice: Printed) {
  const sheets: PdfPen[] = []
  let pen = newSheet()
  let y = drawHead(pen, invoice)
  y = drawColumnNames(pen, y)
  for (const item of invoice.items) {
    const name = wrapText(item.name, 'regular', 9.5, NAME_WIDTH)
    if (y + name.length * 13 > FOOT) {
      pen = newSheet()
      y = drawColumnNames(pen, 60)
    }
    name.forEach((line, at) => pen.text(LEFT, y + at * 13, line, { size: 9.5 }))
    const look = { size: 9.5, align: 'right' } as const
    pen.text(COLUMNS.quantity, y, String(item.quantity), look)
    pen.text(COLUMNS.price, y, plain(item.price), look)
    pen.text(COLUMNS.discount, y, item.discount ? plain(item.discount) : '-', look)
    pen.text(COLUMNS.sum, y, plain(item.subTotal), look)
    y += name.length * 13 + 6
  }
  const sums = invoiceSums(invoice)
  const needed = sums.length * 15 + 120
  if (y + needed > FOOT) {
    pen = newSheet()
    y = 60
  }
  drawSums(pen, y, invoice, sums)
  sheets.forEach((sheet, at) => drawFoot(sheet, invoice, at + 1, sheets.length))
  return writePdf({
    title: `Invoice ${invoice.header.noInvoice}`,
    pages: sheets.map((sheet) => ({ ...A4, content: sheet.content() })),
  })

  function newSheet() {
    const sheet = pdfPen(A4.height)
    sheets.push(sheet)
    return sheet
  }
}

function drawHead(pen: PdfPen, invoice: Printed) {
  const { header, branch } = invoice
  pen.text(LEFT, 62, BRAND.name, { size: 20, font: 'bold' })
  pen.text(RIGHT, 62, 'INVOICE', { size: 20, font: 'bold', align: 'right' })
  pen.text(LEFT, 80, branch.name, { size: 9.5, font: 'bold' })
  const address = wrapText(branch.address, 'regular', 9, 260)
  address.forEach((line, at) => pen.text(LEFT, 93 + at * 12, line, { size: 9, grey: 0.3 }))
  pen.text(RIGHT, 80, header.noInvoice, { size: 10.5, align: 'right' })
  pen.text(RIGHT, 94, invoiceMoment(invoice), { size: 9, align: 'right', grey: 0.3 })
  pen.text(RIGHT, 108, INVOICE_STATUS_LABELS[invoice.paymentStatus], { size: 10, font: 'bold', align: 'right' })
  const top = Math.max(93 + address.length * 12, 112) + 12
  pen.line(LEFT, top, RIGHT, { grey: 0, width: 1 })
  const facts = buyerFacts(invoice)
  let y = top + 18
  for (const [name, value] of facts) {
    pen.text(LEFT, y, name, { size: 9, grey: 0.35 })
    const lines = wrapText(value, 'regular', 9.5, 250)
    lines.forEach((line, at) => pen.text(LEFT + 92, y + at * 12, line, { size: 9.5 }))
    y += Math.max(1, lines.length) * 12 + 3
  }
  pen.text(RIGHT, top + 18, 'Total', { size: 9, align: 'right', grey: 0.35 })
  pen.text(RIGHT, top + 40, formatRupiah(header.grandTotal), { size: 19, font: 'bold', align: 'right' })
  return Math.max(y, top + 58) + 12
}

function buyerFacts({ name, header, buyer, weight, resep }: Printed): [string, string][] {
  const facts: [string, string | null | undefined][] = [
    ['Pembeli', name],
    ['No. pelanggan', header.patientId],
    ['Telepon', buyer?.phone && spacedNumber(buyer.phone)],
    ['Alamat', buyer?.address],
    ['Berat', weight ? `${plain(weight)} gram` : null],
    ['Resep', resep && describeRedeemedPrescription(resep)],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

function drawColumnNames(pen: PdfPen, y: number) {
  const look = { size: 8.5, font: 'bold', align: 'right' } as const
  pen.text(LEFT, y, 'Barang atau layanan', { ...look, align: 'left' })
  pen.text(COLUMNS.quantity, y, 'Jumlah', look)
  pen.text(COLUMNS.price, y, 'Harga', look)
  pen.text(COLUMNS.discount, y, 'Diskon', look)
  pen.text(COLUMNS.sum, y, 'Subtotal', look)
  pen.line(LEFT, y + 6, RIGHT)
  return y + 22
}

function drawSums(pen: PdfPen, top: number, invoice: Printed, sums: InvoiceSum[]) {
  pen.line(LEFT, top - 8, RIGHT)
  let y = top + 8
  for (const { name, value, strong } of sums) {
    const font = strong ? 'bold' : 'regular'
    const amount = formatRupiah(value)
    const lines = wrapText(name, font, 10, COLUMNS.sum - 300 - textWidth(amount, font, 10) - 8)
    lines.forEach((line, at) => pen.text(300, y + at * 12, line, { font }))
    pen.text(COLUMNS.sum, y, amount, { font, align: 'right' })
    y += lines.length * 12 + 3
  }
  const { tax, point } = invoice
  const stamp = INVOICE_STAMPS[invoice.paymentStatus]
  if (stamp) pen.stamp(150, top + 62, stamp)
  y += 8
  if (tax.gross > 0) {
    const words = [
      `${tax.label} sebesar ${formatRupiah(tax.tax)} sudah termasuk dalam harga ${formatRupiah(tax.gross)}.`,
      `Harga jual ${formatRupiah(tax.net)}, DPP ${formatRupiah(tax.base)}${tax.note ? `. ${tax.note}.` : '.'}`,
    ]
    words.forEach((line, at) => pen.text(LEFT, y + at * 12, line, { size: 9, grey: 0.25 }))
    y += words.length * 12
  }
  if (point > 0) pen.text(LEFT, y, `${BRAND.pointName}: +${point}`, { size: 9, grey: 0.25 })
}

function drawFoot(pen: PdfPen, { header }: Printed, sheet: number, sheets: number) {
  pen.line(LEFT, A4.height - 48, RIGHT)
  pen.text(LEFT, A4.height - 34, `${BRAND.name} | ${BRAND.email}`, { size: 8, grey: 0.35 })
  const place = sheets > 1 ? `${header.noInvoice}, halaman ${sheet} dari ${sheets}` : header.noInvoice
  pen.text(RIGHT, A4.height - 34, place, { size: 8, align: 'right', grey: 0.35 })
}

/** '1.250.000' */
function plain(amount: number) {
  return formatRupiah(amount).replace('Rp ', '')
}
