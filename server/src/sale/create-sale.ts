import { and, eq } from 'drizzle-orm'
import { payablePrice } from '@nmw/contract/member-price'
import { CATEGORY } from '@nmw/contract/notification'
import { ROLES } from '@nmw/contract/role'
import { formatRupiah } from '@nmw/contract/rupiah'
import * as contract from '@nmw/contract/sale'
import type { NewSale, SaleKind } from '@nmw/contract/sale'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { sale, saleItem, salePayment } from '../database/schema/sale-table.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { invoiceToken } from '../invoice/invoice-token.ts'
import { announceStaff } from '../live/announce.ts'
import { isActiveMember } from '../membership/is-active-member.ts'
import { notify } from '../notification/notify.ts'
import { nextInvoice } from '../order/next-invoice.ts'
import { earnPoints } from '../point/earn-points.ts'
import { markTreatmentsDone } from '../prescription/done-treatments.ts'
import { reserveStock } from '../stock/reserve-stock.ts'
import { sellStock } from '../stock/sell-stock.ts'
import { limitGuesses } from '../voucher/limit-guesses.ts'
import { findGoods, type Good } from './find-goods.ts'
import { lockDownPayment } from './lock-down-payment.ts'
import { lockPrescribed } from './lock-prescribed.ts'
import { payWithVoucher } from './pay-with-voucher.ts'
import { redeemedBy, claimSoldRedemption } from './redeem-prescription.ts'
import { saleBranch } from './sale-branch.ts'
import { type PaidPart, salePayments } from './sale-payments.ts'

type Input = { caller: Caller; client: Client; body: NewSale }

/** Prices come from the database; the payment is what the desk enters. */
export function createSale(context: Context, input: Input) {
  const sold = () => once(context, contract.createSale, input, (db) => sell(context, db, input))
  const { caller, client, body } = input
  return body.payment.voucher ? limitGuesses(context, { accountId: caller.accountId, ip: client.ip }, sold) : sold()
}

async function sell(context: Context, db: Database, { caller, client, body }: Input) {
  const at = context.now()
  const patientId = body.patientId ?? null
  if (patientId && body.buyerName) throw refused('Nama pembeli hanya untuk pembeli tanpa akun', 'buyerName')
  const branch = await saleBranch(db, caller, body.branchId)
  const activeMember = patientId !== null && (await isActivePatient(db, patientId, at))
  const goods = await findGoods(db, body.items)
  const downPayment = body.downPayment ?? false
  const prescribed = await lockPrescribed(context, db, { patientId, downPayment, goods: controlled(goods, body.items) })
  const redeemed = await redeemedBy(context, db, { body, patientId, downPayment, goods })
  const items = goods.map(({ id, name, taxable, bringsPoints = true, ...priced }, line) => {
    const { kind, quantity, note } = body.items[line]!
    if (contract.lacksPrice({ kind, price: priced.price }))
      throw refused(contract.withoutPrice(name), `items.${line}.id`)
    if (note && kind !== 'fee') throw refused('Keterangan hanya untuk biaya', `items.${line}.note`)
    const price = payablePrice(priced, { activeMember })
    const prescriptionItemId = kind === 'medicine' ? prescribed.lineOf.get(id) : undefined
    const sold = { kind, itemId: id, name: note ?? name, quantity, listPrice: priced.price, price, taxable }
    return { ...sold, prescriptionItemId, bringsPoints }
  })
  // Without an account the down payment could not be found again.
  if (downPayment && !patientId) throw refused(contract.DOWN_PAYMENT_NEEDS_PATIENT, 'patientId')
  const dp = body.payment.dp ? await lockDownPayment(db, body.payment.dp, patientId) : undefined
  const { code } = body.payment.voucher ?? {}
  if (code && downPayment) throw refused('Voucher dipakai saat pelunasan, bukan untuk uang muka')
  const lines = items.map(({ itemId, ...item }) => ({ ...item, id: itemId }))
  const voucher = code
    ? await payWithVoucher(context, db, { caller, client, code, branchId: branch.id, at, patientId, lines })
    : undefined
  const payments = salePayments(body.payment, { dp: dp?.paid ?? 0, voucher: voucher?.value ?? 0 })
  const sums = addUp(items, payments, downPayment)
  const [row] = await db
    .insert(sale)
    .values({
      ...sums,
      downPayment,
      patientId,
      invoice: await nextInvoice(context, db),
      branchId: branch.id,
      buyerName: body.buyerName ?? null,
      prescription: redeemed?.resep ?? body.resep ?? prescribed.resep,
      dpSaleId: dp?.id ?? null,
      voucherId: voucher?.id ?? null,
      createdById: caller.accountId,
      createdAt: at,
    })
    .returning()
  const { id: saleId, invoice } = row!
  // With a down payment the goods stay on the shelf until the rest is paid.
  if (!downPayment) await handOver(context, db, { invoice, branchId: branch.id, byAccountId: caller.accountId, items })
  if (redeemed) await claimSoldRedemption(context, db, redeemed, saleId)
  await db.insert(saleItem).values(items.map(({ bringsPoints: _notKept, ...item }) => ({ ...item, saleId })))
  if (patientId && !downPayment) await markTreatmentsDone(db, { patientId, soldAt: at, items })
  if (payments.length) await db.insert(salePayment).values(payments.map((part) => ({ ...part, saleId })))
  await announceStaff(db, { branchId: branch.id, topic: 'sale', id: invoice })
  await recordAudit(context, db, client, {
    action: 'create-sale',
    accountId: caller.accountId,
    object: invoice,
    detail: {
      branch: branch.id,
      patient: patientId,
      total: sums.total,
      paid: sums.paid,
      ...(redeemed && { prescription: redeemed.resep.name }),
    },
  })
  const point = patientId && !downPayment ? await earn(db, { accountId: patientId, invoice, items, payments, at }) : 0
  if (patientId)
    await notifyBuyer(db, patientId, `Pembayaran ${invoice} di ${branch.name} sudah kami terima.`, invoice, at)
  return { invoice, token: invoiceToken(context.secret, invoice), point, ...sums }
}

function controlled(goods: Good[], items: NewSale['items']) {
  return goods.flatMap(({ id, name, controlled: isControlled }, line) =>
    isControlled ? [{ itemId: id, name, quantity: items[line]!.quantity }] : [],
  )
}

type HandOver = {
  invoice: string
  branchId: number
  byAccountId: number
  items: { kind: SaleKind; itemId: string; name: string; quantity: number }[]
}

async function handOver(context: Context, db: Database, { invoice: reference, items, ...where }: HandOver) {
  const goods = items.filter(({ kind }) => kind === 'product' || kind === 'medicine')
  await reserveStock(context, db, { ...where, reference, goods })
  await sellStock(context, db, reference)
}

async function isActivePatient(db: Database, patientId: number, at: Date) {
  const [row] = await db
    .select({ expiresOn: membership.expiresOn })
    .from(account)
    .leftJoin(membership, eq(membership.accountId, account.id))
    .where(and(eq(account.id, patientId), eq(account.roleId, ROLES.patient), eq(account.active, true)))
    // Locked, so that the account is not closed during the sale.
    .for('key share', { of: account })
  if (!row) throw refused('Pasien tidak ditemukan', 'patientId')
  return row.expiresOn !== null && isActiveMember({ expiresOn: row.expiresOn }, at)
}

type Line = { price: number; quantity: number }

const sumOf = (lines: Line[]) => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

function addUp(items: Line[], payments: PaidPart[], downPayment: boolean) {
  const total = sumOf(items)
  const paid = payments.reduce((sum, { value }) => sum + value, 0)
  const change = Math.max(0, paid - total)
  if (downPayment) {
    if (payments.some(({ type }) => type === 'dp')) throw refused('Uang muka tidak dapat dibayar dengan uang muka')
    if (paid === 0 || paid >= total) throw refused(`Uang muka harus kurang dari ${formatRupiah(total)}`)
  } else if (paid < total) throw new Problem(400, `Pembayaran kurang ${formatRupiah(total - paid)}`)
  // Change for an overpaid card or transfer would pay out money that was never received.
  const cash = payments.find(({ type }) => type === 'cash')?.value ?? 0
  if (change > cash) throw refused('Kembalian hanya dapat diberikan dari uang tunai')
  return { total, paid, change }
}

type Earning = {
  accountId: number
  invoice: string
  items: (Line & { bringsPoints: boolean })[]
  payments: PaidPart[]
  at: Date
}

/** Amounts paid by voucher and fees earn no points. */
function earn(db: Database, { accountId, invoice, items, payments, at }: Earning) {
  const voucher = payments.find(({ type }) => type === 'voucher')?.value ?? 0
  const earning = sumOf(items.filter(({ bringsPoints }) => bringsPoints))
  return earnPoints(db, { accountId, invoice, netAmount: Math.max(0, earning - voucher), at })
}

async function notifyBuyer(db: Database, accountId: number, message: string, invoice: string, at: Date) {
  const link = `/user/invoice/${invoice}`
  await notify(db, { accountId, category: CATEGORY.payment, message, link, dedupeKey: `sale-${invoice}`, at })
}
