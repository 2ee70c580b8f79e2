import type { Invoice } from '@nmw/contract/invoice'
import { array, assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { printFigure } from '../testing/stress/print-figure.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { textWidth, wrapText } from './pdf/helvetica-widths.ts'
import { pdfString } from './pdf/win-ansi.ts'

const card = { value: 0, name: '', no: '' }
function invoiceOf(names: string[], change: Partial<Invoice> = {}): Invoice {
  const items = names.map((name) => ({ name, quantity: 2, price: 150_000, discount: 30_000, subTotal: 270_000 }))
  const subTotal = items.length * 270_000
  return {
    name: 'Siti Rahmawati',
    status: 'success',
    paymentStatus: 'PAID',
    header: {
      date: '2026-11-15T02:30:00.000Z',
      noInvoice: 'INV261115000123',
      patientId: 'NMW-0000123',
      grandTotal: subTotal,
    },
    items,
    resep: { name: 'Racikan krim malam', doctor: 'Ayu Lestari', quantity: 1 },
    detail: {
      cash: subTotal + 5_000,
      debit: card,
      kredit: card,
      voucher: 0,
      dp: 0,
      transfer: 0,
      merchant: { value: 0, name: '' },
      subTotal,
      payTotal: subTotal + 5_000,
      return: 5_000,
    },
    point: 2,
    edited: false,
    branch: { name: 'NMW Denpasar', address: 'Jl. Teuku Umar No. 8, Denpasar', zone: 'Asia/Makassar' },
    method: '',
    fees: [],
    tax: { label: 'PPN 11%', gross: subTotal, net: 1, base: 1, tax: 26_757, note: 'DPP nilai lain 11/12' },
    ...change,
  }
}

/** Parses a PDF as a reader does: trailer, cross-reference table, objects. */
function readPdf(file: Buffer) {
  const text = file.toString('latin1')
  expect(text.startsWith('%PDF-1.4\n')).toBe(true)
  expect(text.endsWith('%%EOF\n')).toBe(true)
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1])
  const [, size, table] = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [fn] \n)+)trailer\n/.exec(text.slice(start))!
  const entries = table!.match(/.{20}/gs)!
  expect(entries).toHaveLength(Number(size))
  expect(entries[0]).toBe('0000000000 65535 f \n')
  const objects = entries.slice(1).map((entry, at) => {
    const object = text.slice(Number(entry.slice(0, 10)))
    const [, body] = new RegExp(`^${at + 1} 0 obj\n(.*?)\nendobj\n`, 's').exec(object)!
    return body!
  })
  const root = objects[Number(/\/Root (\d+) 0 R/.exec(text)![1]) - 1]!
  const kids = objects[Number(/\/Pages (\d+) 0 R/.exec(root)![1]) - 1]!
  const pages = [.../\[(.*)\]/.exec(kids)![1]!.matchAll(/(\d+) 0 R/g)].map(([, number]) => objects[Number(number) - 1]!)
  expect(kids).toContain(`/Count ${pages.length}`)
  return pages.map((page) => {
    const stream = objects[Number(/\/Contents (\d+) 0 R/.exec(page)![1]) - 1]!
    const [, length, content] = /^<< \/Length (\d+) >>\nstream\n(.*)\nendstream$/s.exec(stream)!
    expect(content!.length).toBe(Number(length))
    expect(page).toMatch(/\/Font << \/F1 \d+ 0 R \/F2 \d+ 0 R >>/)
    return [
      ...content!.matchAll(/BT(?: [\d.]+ g)? \/F([12]) ([\d.]+) Tf (-?[\d.]+) (-?[\d.]+) Td \((.*)\) Tj ET/g),
    ].map(([, font, size, x, y, shown]) => ({
      x: Number(x),
      y: Number(y),
      text: plain(shown!),
      width: textWidth(plain(shown!), font === '2' ? 'bold' : 'regular', Number(size)),
    }))
  })
}

const plain = (text: string) =>
  text
    .replaceAll(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
    .replaceAll(/\\([()\\])/g, '$1')

test('invoice pdf: a reader can parse the file and find the text of the invoice', () => {
  const [page, ...others] = readPdf(invoicePdf(invoiceOf(['Serum vitamin C', 'Tabir surya'])))
  expect(others).toEqual([])
  const texts = page!.map(({ text }) => text)
  for (const text of [
    'INV261115000123',
    '15 November 2026, 10.30 WITA',
    'NMW-0000123',
    'Siti Rahmawati',
    'Serum vitamin C',
    '270.000',
    '30.000',
    'Rp 540.000',
    'Tunai',
    'Rp 545.000',
    'Kembalian',
    'Rp 5.000',
    'LUNAS',
    'NMW Poin: +2',
    'Racikan krim malam, 1 item, dr. Ayu Lestari',
    'PPN 11% sebesar Rp 26.757 sudah termasuk dalam harga Rp 540.000.',
  ])
    expect(texts).toContain(text)
  expect(texts.filter((text) => text === 'LUNAS')).toHaveLength(2)
})

const wordsOf = (paymentStatus: Invoice['paymentStatus']) =>
  readPdf(invoicePdf(invoiceOf(['Serum'], { paymentStatus })))[0]!.map(({ text }) => text)

test('invoice pdf: an unpaid invoice has no stamp, and a void one has', () => {
  expect(wordsOf('PENDING').filter((text) => text === 'BELUM LUNAS')).toHaveLength(1)
  expect(wordsOf('PENDING')).not.toContain('LUNAS')
  expect(wordsOf('CANCEL')).toEqual(expect.arrayContaining(['DIBATALKAN', 'BATAL']))
  expect(wordsOf('EXPIRED').filter((text) => text === 'KADALUARSA')).toHaveLength(2)
})

test('invoice pdf: the same invoice gives the same bytes', () => {
  const invoice = invoiceOf(['Serum', 'Krim'])
  expect(invoicePdf(invoice).equals(invoicePdf(invoice))).toBe(true)
})

test('invoice pdf: names of any length fit on the pages, within the margins and in the font', () => {
  const names = array(string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), { minLength: 1, maxLength: 60 })
  assert(
    property(names, (called) => {
      const file = invoicePdf(invoiceOf(called))
      expect(file.every((byte) => byte === 10 || (byte >= 32 && byte <= 126))).toBe(true)
      const pages = readPdf(file)
      expect(pages.flat().filter(({ text }) => text === '270.000').length).toBeGreaterThanOrEqual(called.length)
      for (const { x, y, width } of pages.flat().filter(({ text }) => text !== 'LUNAS')) {
        expect(x).toBeGreaterThanOrEqual(47.9)
        expect(x + width).toBeLessThanOrEqual(547.1)
        expect(y).toBeGreaterThan(20)
      }
    }),
    { numRuns: 40 },
  )
})

test('invoice pdf: characters outside the code page lose their accent or become a question mark, and text is escaped', () => {
  expect(pdfString('Rp 5.000 – “é” (a\\b)')).toBe('(Rp 5.000 \\226 \\223\\351\\224 \\(a\\\\b\\))')
  expect(pdfString('Nguyễn 漢')).toBe('(Nguyen ?)')
  expect(pdfString('a\nb\u0000) Tj ET')).toBe('(a b?\\) Tj ET)')
})

test('invoice pdf: wrapped lines use the full width and never exceed it', () => {
  expect(textWidth('Klinik NMW', 'regular', 1000)).toBe(667 + 222 + 222 + 556 + 222 + 500 + 278 + 722 + 833 + 944)
  expect(wrapText('satu dua tiga', 'regular', 10, 45)).toEqual(['satu dua', 'tiga'])
  expect(wrapText('W'.repeat(10), 'regular', 10, 40)).toEqual(['WWWW', 'WWWW', 'WW'])
  expect(wrapText('', 'regular', 10, 40)).toEqual([])
})

test('invoice pdf: fifty lines take less than fifty milliseconds of one core', () => {
  const invoice = invoiceOf(Array.from({ length: 50 }, (_, at) => `Serum vitamin C dengan niacinamide nomor ${at}`))
  invoicePdf(invoice)
  const rounds = 20
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) invoicePdf(invoice)
  const { user, system } = process.cpuUsage(before)
  const each = (user + system) / 1000 / rounds
  expect(each).toBeLessThan(50)
  printFigure(`pdf: ${each.toFixed(1)} ms of CPU for 50 lines`)
})
