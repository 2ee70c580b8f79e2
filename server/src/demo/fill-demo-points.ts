import { DAY } from '@nmw/contract/duration'
import { VOUCHER_DAYS } from '@nmw/contract/voucher'
import { addDays, momentOf } from '@nmw/contract/zone'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { memberVoucher, voucher, voucherOption } from '../database/schema/voucher-table.ts'
import { formatLongDay } from '../format-long-day.ts'
import { birthdayVoucher } from '../voucher/birthday-voucher.ts'
import { makeVoucherCode } from '../voucher/voucher-code.ts'
import { dayFrom } from './day-from.ts'
import { demoPointStories, type PointEvent } from './demo-point-stories.ts'

const USED_AT = 1

type Entry = Omit<typeof pointEntry.$inferInsert, 'accountId'>

/** Point histories that add up to the demo balances, with vouchers in every state. */
export async function fillDemoPoints({ db, now }: Context) {
  for (const [email, story] of Object.entries(demoPointStories)) {
    const [person] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
    const accountId = person!.id
    const adjusted = withoutDemoOrders(story, await sumOf(db, accountId))
    const entries: Entry[] = []
    for (const event of adjusted) entries.push(...(await entriesOf(db, accountId, event, now())))
    const inOrder = entries.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    for (const entry of inOrder) await db.insert(pointEntry).values({ accountId, ...entry })
  }
  await giveLastBirthday(db, 'siti@nmw.example', now())
}

/** The last birthday voucher, which expired unused. */
async function giveLastBirthday(db: Database, email: string, now: Date) {
  const [person] = await db
    .select({ accountId: account.id, birthDate: patient.birthDate })
    .from(account)
    .innerJoin(patient, eq(patient.accountId, account.id))
    .where(eq(account.email, email))
  const { accountId, birthDate } = person!
  const today = dayFrom(now, 0)
  const thisYear = `${today.slice(0, 4)}${birthDate.slice(4)}`
  const year = Number(today.slice(0, 4)) - (thisYear < today ? 0 : 1)
  const day = `${year}${birthDate.slice(4)}`
  const { name, image } = birthdayVoucher
  await db.insert(memberVoucher).values({
    accountId,
    kind: 'birthday',
    name,
    image,
    points: 0,
    code: makeVoucherCode(),
    createdAt: momentOf('Asia/Jakarta', day, '00:01'),
    expiresAt: momentOf('Asia/Jakarta', addDays(day, 1), '00:00'),
    birthdayYear: year,
  })
}

async function entriesOf(db: Database, accountId: number, event: PointEvent, now: Date): Promise<Entry[]> {
  const createdAt = before(now, event.daysAgo)
  if ('opening' in event)
    return [{ kind: 'opening', amount: event.opening, message: 'Saldo awal', reference: 'opening', createdAt }]
  if ('earned' in event) {
    const invoice = `INV${dayFrom(now, -event.daysAgo).slice(2).replaceAll('-', '')}${String(9_000 + accountId).padStart(6, '0')}`
    return [
      { kind: 'earn', amount: event.earned, message: `Poin dari transaksi ${invoice}`, reference: invoice, createdAt },
    ]
  }
  if ('expired' in event) {
    const ended = dayFrom(now, -event.endedDaysAgo)
    const message = `Poin hangus karena keanggotaan berakhir pada ${formatLongDay(ended)}`
    return [{ kind: 'expire', amount: -event.expired, message, reference: ended, createdAt }]
  }
  return redeem(db, accountId, event, now)
}

/** Points earned by demo orders are subtracted from the last sale, so that the balance still adds up. */
function withoutDemoOrders(story: PointEvent[], already: number): PointEvent[] {
  const last = story.findLast((event) => 'earned' in event)
  return story.map((event) => (event === last ? { ...last, earned: last.earned - already } : event))
}

async function sumOf(db: Database, accountId: number) {
  const [row] = await db
    .select({ points: membership.points })
    .from(membership)
    .where(eq(membership.accountId, accountId))
  return row?.points ?? 0
}

async function redeem(db: Database, accountId: number, event: Extract<PointEvent, { option: number }>, now: Date) {
  const createdAt = before(now, event.daysAgo)
  const cancelledAt = event.cancelled === undefined ? null : before(now, event.cancelled)
  const usedAt = event.used === undefined ? null : before(now, event.used)
  const [option] = await db
    .select({
      name: voucherOption.name,
      points: voucherOption.points,
      value: voucherOption.value,
      image: voucher.image,
    })
    .from(voucherOption)
    .innerJoin(voucher, eq(voucher.id, voucherOption.voucherId))
    .where(eq(voucherOption.id, event.option))
  const { name, points } = option!
  const [given] = await db
    .insert(memberVoucher)
    .values({
      ...option!,
      accountId,
      optionId: event.option,
      kind: 'points',
      code: makeVoucherCode(),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + VOUCHER_DAYS * DAY),
      cancelledAt,
      usedAt,
      usedBranchId: usedAt && USED_AT,
    })
    .returning({ id: memberVoucher.id })
  const reference = `voucher:${given!.id}`
  await auditStory(db, { accountId, createdAt, cancelledAt, usedAt, reference, points, option: event.option })
  const redeemed = {
    kind: 'redeem' as const,
    amount: -points,
    message: `Penukaran voucher ${name}`,
    reference,
    createdAt,
  }
  if (!cancelledAt) return [redeemed]
  const message = `Pembatalan penukaran voucher ${name}`
  return [redeemed, { kind: 'cancel' as const, amount: points, message, reference, createdAt: cancelledAt }]
}

type VoucherStory = {
  accountId: number
  createdAt: Date
  cancelledAt: Date | null
  usedAt: Date | null
  reference: string
  points: number
  option: number
}

/** Writes the audit entries that the real calls would write. */
async function auditStory(db: Database, story: VoucherStory) {
  const { accountId, createdAt, cancelledAt, usedAt, reference: object, points, option } = story
  const audit = (at: Date, happening: Parameters<typeof recordAudit>[3]) =>
    recordAudit({ now: () => at }, db, null, { object, ...happening })
  await audit(createdAt, { action: 'redeem-voucher', accountId, detail: { option, points } })
  if (cancelledAt) await audit(cancelledAt, { action: 'cancel-voucher', accountId, detail: { points } })
  if (!usedAt) return
  const [desk] = await db.select({ id: account.id }).from(account).where(eq(account.email, 'kasir@nmw.example'))
  const detail = { branch: USED_AT, member: accountId }
  await audit(usedAt, { action: 'use-voucher', accountId: desk!.id, detail })
}

function before(now: Date, days: number) {
  const hours = ['09:40', '11:05', '13:20', '15:55', '17:10']
  return momentOf('Asia/Jakarta', dayFrom(now, -days), hours[days % hours.length]!)
}
