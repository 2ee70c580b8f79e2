import { and, eq } from 'drizzle-orm'
import type { NewSale } from '@nmw/contract/sale'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { prescription } from '../database/schema/prescription-table.ts'
import type { SalePrescription } from '../database/schema/sale-table.ts'
import { Problem, refused } from '../http/problem.ts'
import { latestPrescription } from '../prescription/latest-prescription.ts'
import { type PrescriptionLine, prescriptionLines } from '../prescription/prescription-lines.ts'
import { redemptionsLeft } from '../redemption/redemptions-left.ts'
import { claimRedemption } from '../redemption/claim-redemption.ts'
import { mergeGoods } from '../stock/wanted-goods.ts'
import type { Good } from './find-goods.ts'
import { prescriptionNotInForce, prescriptionReplaced, resepOf } from './lock-prescribed.ts'

type Bill = {
  body: Pick<NewSale, 'items' | 'resep' | 'prescriptionId'>
  patientId: number | null
  downPayment: boolean
  /** In the order of the lines. */
  goods: readonly Good[]
}

type Redeemed = { prescriptionId: number; resep: SalePrescription }

/**
 * The prescription that a bill redeems, if any. The rules are those of an online redemption, and every
 * prescription-only item must be on it or on a paper prescription.
 */
export async function redeemedBy(context: Context, db: Database, bill: Bill): Promise<Redeemed | undefined> {
  const { body, goods, patientId } = bill
  const prescriptionOnly = goods.filter(({ needsPrescription, controlled }) => needsPrescription && !controlled)
  if (body.prescriptionId) {
    const { redeemed, lines } = await redeem(context, db, bill, body.prescriptionId)
    const other = prescriptionOnly.find(({ id }) => lines.every(({ itemId }) => itemId !== id))
    if (other) throw refused(`${other.name} tidak ada pada resep ini`)
    return redeemed
  }
  const [first] = prescriptionOnly
  if (!first) return undefined
  if (!body.resep)
    throw refused(
      `${first.name} hanya dijual dengan resep. ${patientId ? 'Tambahkan' : 'Pilih pasien, lalu tambahkan'} dari resep pasien.`,
    )
  const open = patientId ? await openLines(context, db, patientId) : []
  const own = prescriptionOnly.find(({ id }) => open.some(({ itemId }) => itemId === id))
  if (own) throw refused(`${own.name} ada pada resep pasien ini. Tambahkan dari resep pasien.`)
  return undefined
}

/** Lock order: stock shelves before the prescription, as for an order. */
export async function claimSoldRedemption(
  context: Context,
  db: Database,
  { prescriptionId }: Redeemed,
  saleId: number,
) {
  if (await claimRedemption(db, prescriptionId, { saleId })) return
  const { reserved } = (await redemptionsLeft(context, db, [prescriptionId])).get(prescriptionId)!
  throw new Problem(
    409,
    reserved > 0
      ? 'Penebusan terakhir resep ini sudah dipesan pasien lewat aplikasi dan menunggu pembayaran'
      : 'Semua penebusan resep ini sudah dipakai',
  )
}

/** The redeemable lines of the prescription in force. */
async function openLines(context: Context, db: Database, patientId: number) {
  const latest = await latestPrescription(context, db, patientId)
  if (!latest?.inForce) return []
  const { id } = latest.prescription
  const { left } = (await redemptionsLeft(context, db, [id])).get(id)!
  return left > 0 ? redeemableLines(await prescriptionLines(db, id)) : []
}

async function redeem(context: Context, db: Database, bill: Bill, prescriptionId: number) {
  const { body, patientId, downPayment, goods } = bill
  if (body.resep) throw refused('Satu nota hanya untuk satu resep')
  if (!patientId) throw refused('Resep hanya ditebus untuk pasiennya. Pilih pasiennya dulu.')
  if (downPayment) throw refused('Obat dari resep dibayar lunas saat diserahkan, tidak dengan uang muka')
  const latest = await latestPrescription(context, db, patientId)
  if (latest?.prescription.id !== prescriptionId) {
    const own = and(eq(prescription.id, prescriptionId), eq(prescription.patientId, patientId))
    throw refused(
      (await db.$count(prescription, own)) ? prescriptionReplaced('ini') : 'Resep ini bukan milik pasien yang dipilih',
    )
  }
  if (!latest.inForce) throw refused(prescriptionNotInForce(latest, 'ini'))
  const all = await prescriptionLines(db, prescriptionId)
  const lines = redeemableLines(all)
  checkQuantities(lines, quantitiesOf(goods, body.items))
  return { lines, redeemed: { prescriptionId, resep: resepOf(latest, all.length) } }
}

/** Without controlled lines and without lines already handed over. */
function redeemableLines(lines: PrescriptionLine[]) {
  return lines.filter(({ controlled, left }) => !controlled && left > 0)
}

function quantitiesOf(goods: readonly Good[], items: NewSale['items']) {
  const wanted = goods.map(({ id, name }, line) => ({ itemId: id, name, quantity: items[line]!.quantity }))
  return new Map(mergeGoods(wanted).map(({ itemId, quantity }) => [itemId, quantity]))
}

const listed = new Intl.ListFormat('id', { style: 'long' })

function checkQuantities(lines: PrescriptionLine[], quantities: Map<string, number>) {
  const missing = lines.filter(({ must, itemId }) => must && !quantities.has(itemId))
  const discontinued = missing.find(({ active }) => !active)
  if (discontinued) throw refused(`${discontinued.name} tidak tersedia lagi. Dokter perlu memilih penggantinya.`)
  if (missing.length)
    throw refused(`${listed.format(missing.map(({ name }) => name))} diwajibkan dokter. Tambahkan dari resep pasien.`)
  const taken = lines.filter(({ itemId }) => quantities.has(itemId))
  if (!taken.length) throw refused('Belum ada obat dari resep ini pada nota')
  const more = taken.find(({ itemId, left }) => quantities.get(itemId)! > left)
  if (more) throw refused(`${more.name} pada resep ini hanya ${more.left}. Kurangi jumlahnya.`)
}
