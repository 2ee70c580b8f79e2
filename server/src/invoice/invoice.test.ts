import * as contract from '@nmw/contract/invoice'
import { INVOICE_STAMPS, INVOICE_STATUS_LABELS, invoicePdfPath } from '@nmw/contract/invoice-labels'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt } from '../database/schema/attempt-table.ts'
import { transaction } from '../database/transaction.ts'
import { withoutSecrets } from '../logger-options.ts'
import { moveOrder } from '../order/move-order.ts'
import { type OrderMove, orderMoves } from '../order/order-moves.ts'
import { saleRoutes } from '../sale/sale-routes.ts'
import { createDesk } from '../testing/make/create-desk.ts'
import { createProduct } from '../testing/make/create-goods.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestConsultation, createTestPurchase } from '../testing/make/create-test-order.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { invoiceToken, readInvoiceToken } from './invoice-token.ts'
import { shortName } from './mask-invoice.ts'
import { setInvoiceHeaders } from './set-invoice-headers.ts'
import { serveInvoicePdf } from './serve-invoice-pdf.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...invoiceRoutes, ...saleRoutes],
    services: [setInvoiceHeaders, serveInvoicePdf],
  })
})
afterAll(() => testApp.close())

const key = { authorization: 'Bearer nmw-public' }
const missing = { code: 404, message: 'Data Tidak Ditemukan', result: null }
let addresses = 0
const newAddress = () => `10.${60 + ((++addresses >> 16) & 63)}.${(addresses >> 8) & 255}.${addresses & 255}`

const open = (param: string, headers: Record<string, string> = key, ip = newAddress()) =>
  testApp.send(contract.readPublicInvoice, { params: { param } }, headers, ip)
const openOwn = (invoice: string, headers: Record<string, string>) =>
  testApp.send(contract.readOwnInvoice, { params: { invoice } }, headers, newAddress())
const download = (param: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ url: invoicePdfPath(param), headers, remoteAddress: newAddress() })
const tokenOf = (invoice: string) => invoiceToken(testApp.context.secret, invoice)

async function person() {
  const row = await createPatient(testApp, { fullName: 'Siti Rahmawati Putri', phone: '6281000000201' })
  return { ...row, headers: await signIn(testApp, row) }
}

async function go(orderId: number, ...moves: OrderMove[]) {
  for (const move of moves)
    await transaction(testApp.db, (db) =>
      moveOrder(testApp.context, db, { orderId, move, by: orderMoves[move].by[0], set: setFor(move) }),
    )
}
const setFor = (move: OrderMove) =>
  move === 'pay' ? { paidAt: testApp.context.now() } : move === 'ship' ? { airwayBill: 'JNE1' } : {}

describe('invoice: access', () => {
  test('the link shows the receipt without the full identity of the buyer', async () => {
    const me = await person()
    const made = await createTestPurchase(testApp, { patientId: me.id })
    await go(made.id, 'pay')
    const answer = await open(tokenOf(made.invoice))
    expect(answer).toMatchObject({ code: 200, result: { name: 'Siti R. P.', header: { noInvoice: made.invoice } } })
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    const text = JSON.stringify(answer.result)
    expect(text).not.toMatch(/Rahmawati|6281000000201|Gatal/)
    expect(Object.keys(answer.result as object)).not.toEqual(expect.arrayContaining(['buyer']))
  })

  test('the plain number works only for its owner, by session or cookie', async () => {
    const [me, other] = [await person(), await createPatient(testApp)]
    const made = await createTestPurchase(testApp, { patientId: me.id })
    expect(await open(made.invoice)).toMatchObject(missing)
    expect(await open(made.invoice, await signIn(testApp, other))).toMatchObject(missing)
    const staff = await createPatient(testApp, { roleId: 23 })
    expect(await open(made.invoice, await signIn(testApp, staff, 'ops'))).toMatchObject(missing)
    expect(await open(made.invoice, me.headers)).toMatchObject({ code: 200, result: { name: 'Siti Rahmawati Putri' } })
    const cookie = `nmw_member=${me.headers.authorization.slice(7)}`
    expect(await open(made.invoice, { ...key, cookie })).toMatchObject({ code: 200 })
    expect(await open(made.invoice, { ...key, cookie: 'nmw_member=dead' })).toMatchObject(missing)
    expect(await openOwn(made.invoice, await signIn(testApp, other))).toMatchObject(missing)
    expect(await openOwn('INV000000000000', me.headers)).toMatchObject(missing)
    expect(await openOwn(made.invoice, me.headers)).toMatchObject({
      code: 200,
      result: { buyer: { name: 'Siti Rahmawati Putri', phone: '6281000000201' }, weight: 240 },
    })
  })

  test('a token changed at any position opens nothing', async () => {
    const me = await person()
    const [made, others] = [
      await createTestPurchase(testApp, { patientId: me.id }),
      await createTestPurchase(testApp, { patientId: me.id }),
    ]
    const token = tokenOf(made.invoice)
    expect((await open(token)).code).toBe(200)
    for (let place = 0; place < token.length; place++) {
      const changed = token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1)
      expect(await open(changed)).toMatchObject(missing)
    }
    for (const param of [
      token.slice(0, -1),
      `${token}A`,
      `${token} `,
      token.toLowerCase(),
      others.invoice + token.slice(15),
      `${made.invoice}-`,
      `${made.invoice}-${'A'.repeat(32)}`,
      `${made.invoice}'--`,
      '%00',
      'INV',
    ])
      expect(await open(param)).toMatchObject(missing)
    // Issued by another installation.
    expect(readInvoiceToken({ ...testApp.context.secret, digest: () => randomBytes(32) }, token)).toBeUndefined()
  })

  test('a token cannot be guessed by random keys or by counting', { timeout: 600_000 }, async () => {
    const me = await person()
    const real = await Promise.all(
      Array.from({ length: 5 }, async () => (await createTestPurchase(testApp, { patientId: me.id })).invoice),
    )
    const [first] = real.toSorted()
    const guess = [
      (turn: number) => `${real[turn % real.length]}-${randomBytes(24).toString('base64url')}`,
      (turn: number) => `INV261115${String(turn).padStart(6, '0')}-${randomBytes(24).toString('base64url')}`,
      (turn: number) => `INV${String(Number(first!.slice(3)) + turn).padStart(12, '0')}`,
      () => randomBytes(35).toString('base64url'),
    ]
    const count = size({ small: 150, full: 10_000 })
    const hits: string[] = []
    for (let turn = 0; turn < count; turn++) {
      const param = guess[turn % guess.length]!(turn)
      const answer = await open(param)
      if (answer.code !== 404 || answer.result !== null) hits.push(param)
    }
    expect(hits).toEqual([])
    expect((await open(tokenOf(first!))).code).toBe(200)
    printFigure(`I3: ${count} guesses at invoices over HTTP: 0 hits`)
  })

  test('the request log contains the number and not the token', () => {
    const token = tokenOf('INV261115000001')
    expect(withoutSecrets(`/invoice/${token}?print=1`)).toBe('/invoice/INV261115000001-…?print=1')
    expect(withoutSecrets(invoicePdfPath(token))).toBe('/legacy/invoice/pdf/INV261115000001-…')
  })

  test('a token has 192 bits and differs for each invoice', () => {
    const count = size({ small: 1_000, full: 10_000 })
    const tokens = Array.from({ length: count }, (_, at) => tokenOf(`INV261115${String(at).padStart(6, '0')}`))
    const signatures = tokens.map((token) => Buffer.from(token.slice(16), 'base64url'))
    expect(new Set(signatures.map((one) => one.toString('hex'))).size).toBe(count)
    expect(new Set(signatures.map(({ length }) => length))).toEqual(new Set([24]))
    const ones = Array.from({ length: 192 }, (_, bit) =>
      signatures.reduce((sum, one) => sum + ((one[bit >> 3]! >> (bit & 7)) & 1), 0),
    )
    const furthest = Math.max(...ones.map((one) => Math.abs(one / count - 0.5)))
    expect(furthest).toBeLessThan(3.5 / Math.sqrt(count))
    printFigure(
      `I3: ${count} invoice tokens: all different, each of 192 bits set in 50 ± ${(furthest * 100).toFixed(1)} %`,
    )
  })

  test('an address may miss sixty times in fifteen minutes and can still open valid links', async () => {
    const me = await person()
    const made = await createTestPurchase(testApp, { patientId: me.id })
    const ip = newAddress()
    for (let turn = 0; turn < 60; turn++) expect((await open(`guess-${turn}`, key, ip)).code).toBe(404)
    const refused = await open('guess-60', key, ip)
    expect(refused).toMatchObject({ code: 429, message: 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.' })
    expect((await open(made.invoice, key, ip)).code).toBe(429)
    expect((await open(tokenOf(made.invoice), key, ip)).code).toBe(200)
    expect(await testApp.db.$count(attempt, eq(attempt.key, `invoice-from:${ip}`))).toBe(1)
  })
})

describe('invoice: content', () => {
  test('of an order: lines, fees, tax of the taxable lines and the bank transfer', async () => {
    const me = await person()
    const made = await createTestPurchase(testApp, { patientId: me.id })
    await go(made.id, 'pay')
    const { result } = await openOwn(made.invoice, me.headers)
    expect(result).toMatchObject({
      status: 'success',
      paymentStatus: 'PAID',
      header: { grandTotal: 322_500, patientId: `P-${String(me.id).padStart(7, '0')}` },
      items: [{ name: 'Pelembap', quantity: 2, price: 150_000, discount: 0, subTotal: 300_000 }],
      resep: null,
      detail: { transfer: 322_500, cash: 0, subTotal: 300_000, payTotal: 322_500, return: 0 },
      method: 'BCA Virtual Account',
      fees: [
        { name: 'Pengiriman', value: 20_000 },
        { name: 'Asuransi', value: 2_500 },
      ],
      // 300.000 × 11 / 111 = 29.729,7…; shipping and insurance carry none.
      tax: { label: 'PPN 11%', gross: 300_000, net: 270_270, tax: 29_730, note: 'DPP nilai lain 11/12' },
      weight: 240,
    })
    expect(readInvoiceToken(testApp.context.secret, (result as { token: string }).token)).toBe(made.invoice)
  })

  test('of a consultation: the consultation and service fees, without tax and without the complaint', async () => {
    const me = await person()
    const { order: made, doctor } = await createTestConsultation(testApp, { patientId: me.id })
    await go(made.id, 'pay')
    const { result } = await open(tokenOf(made.invoice))
    expect(result).toMatchObject({
      header: { grandTotal: 155_000 },
      items: [{ name: doctor.fullName, subTotal: 150_000 }],
      fees: [{ name: 'Biaya layanan', value: 5_000 }],
      tax: { gross: 0, tax: 0 },
    })
  })

  test.each<[OrderMove[], string, string, string, string | null]>([
    [[], 'PENDING', 'pending', 'BELUM LUNAS', null],
    [['pay'], 'PAID', 'success', 'LUNAS', 'LUNAS'],
    [['expire'], 'EXPIRED', 'cancel', 'KADALUARSA', 'KADALUARSA'],
    [['fail'], 'FAILED', 'cancel', 'DIBATALKAN', 'BATAL'],
    [['cancel'], 'CANCEL', 'cancel', 'DIBATALKAN', 'BATAL'],
    [['pay', 'refuse'], 'CANCEL', 'cancel', 'DIBATALKAN', 'BATAL'],
  ])('after %j it is %s', async (moves, paymentStatus, status, word, stamp) => {
    const me = await person()
    const made = await createTestPurchase(testApp, { patientId: me.id })
    await go(made.id, ...moves)
    const { result } = await open(tokenOf(made.invoice))
    expect(result).toMatchObject({ status, paymentStatus })
    expect(INVOICE_STATUS_LABELS[paymentStatus as 'PAID']).toBe(word)
    expect(INVOICE_STAMPS[paymentStatus as 'PAID']).toBe(stamp)
  })

  test('names are shortened', () => {
    expect(shortName('Siti Rahmawati Putri')).toBe('Siti R. P.')
    expect(shortName('  Budi ')).toBe('Budi')
    expect(shortName('I Made 𝒜ditya')).toBe('I M. 𝒜.')
    expect(shortName('')).toBe('')
  })
})

describe('invoice: the payment history', () => {
  test('lists orders and clinic sales together, newest first, with paging', async () => {
    const me = await createMember(testApp)
    const headers = await signIn(testApp, me)
    const desk = await createDesk(testApp)
    const { id } = await createProduct(testApp, { price: 200_000, memberPrice: 180_000 })
    const invoices: string[] = []
    for (let turn = 0; turn < 9; turn++) {
      testApp.clock.advance(60)
      if (turn % 3 === 1) {
        const made = await createTestPurchase(testApp, { patientId: me.id })
        await go(made.id, 'cancel')
        invoices.unshift(made.invoice)
      } else {
        const items = [{ kind: 'product' as const, id, quantity: 1 }]
        const payment = turn % 3 ? { cash: 200_000 } : { kredit: { value: 180_000, name: 'BNI', no: '0001' } }
        invoices.unshift((await desk.sell({ patientId: me.id, items, payment })).made.invoice)
      }
    }
    const waiting = await createTestPurchase(testApp, { patientId: me.id })
    await desk.sell({ items: [{ kind: 'product', id, quantity: 1 }], payment: { cash: 200_000 } })
    const seen: { noInvoice: string; source: string; summary: object; point: number }[] = []
    for (let page = 1; page <= 3; page++) {
      const query = { page: String(page), limit: '4' }
      const { result } = await testApp.send(contract.listInvoices, { query }, headers, newAddress())
      const { datas, page: info } = result as { datas: typeof seen; page: object }
      expect(info).toMatchObject({ totalData: 9, totalPage: 3 })
      seen.push(...datas)
    }
    testApp.clock.reset()
    expect(seen.map(({ noInvoice }) => noInvoice)).toEqual(invoices)
    expect(seen.map(({ noInvoice }) => noInvoice)).not.toContain(waiting.invoice)
    expect(seen[0]).toMatchObject({
      source: 'clinic',
      status: 'success',
      branch: { name: desk.branch.name },
      summary: { payment: [{ type: 'cash', name: 'Tunai', value: 200_000 }], grandTotal: 180_000 },
      point: 1,
      edited: false,
    })
    expect(seen[1]).toMatchObject({ source: 'order', status: 'cancel', point: 0 })
    expect(seen[2]).toMatchObject({ summary: { payment: [{ type: 'kredit', name: 'Kredit BNI (0001)' }] } })
  })

  test('is empty without purchases', async () => {
    const me = await person()
    const { result } = await testApp.send(contract.listInvoices, { query: {} }, me.headers, newAddress())
    expect(result).toMatchObject({ datas: [], page: { totalData: 0 } })
  })
})

describe('invoice: the pdf file', () => {
  test('can be downloaded with the link, and by its number by its owner', async () => {
    const [me, other] = [await person(), await person()]
    const made = await createTestPurchase(testApp, { patientId: me.id })
    await go(made.id, 'pay')
    const shared = await download(tokenOf(made.invoice))
    expect(shared.statusCode).toBe(200)
    expect(shared.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${made.invoice}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    expect(shared.body).toContain('(Siti R. P.)')
    expect(shared.body).not.toMatch(/Rahmawati|810-0000-0201|6281000000201/)
    const own = await download(made.invoice, me.headers)
    expect(own.body).toContain('(Siti Rahmawati Putri)')
    expect(own.body).toContain('(+62 810-0000-0201)')
    expect(own.body).toContain('(240 gram)')
    for (const headers of [{}, key, other.headers, { cookie: 'nmw_member=dead' }]) {
      const refused = await download(made.invoice, headers)
      expect({ code: refused.statusCode, ...refused.json<object>() }).toMatchObject(missing)
      expect(refused.headers['set-cookie']).toBeUndefined()
    }
    expect((await download(`${tokenOf(made.invoice)}x`)).statusCode).toBe(404)
    const head = await testApp.app.inject({ method: 'HEAD', url: invoicePdfPath(tokenOf(made.invoice)) })
    expect(head.statusCode).toBe(404)
  })
})
