import type { NewSale } from '@nmw/contract/sale'
import { momentOf } from '@nmw/contract/zone'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { createSale } from '../sale/create-sale.ts'
import { voidSale } from '../sale/void-sale.ts'
import { dayFrom } from './day-from.ts'
import { demoDesk } from './demo-desk.ts'
import { contextAt } from './context-at.ts'

type Story = Omit<NewSale, 'patientId' | 'items'> & {
  daysAgo: number
  time: string
  /** Treatments by slug, products and fees by code. */
  items: [kind: NewSale['items'][number]['kind'], id: string, quantity: number][]
  void?: string
  /** Pays the rest of the previous sale. */
  settles?: true
}

/** Siti's sales at the clinic, oldest first: every payment type, one void, one with a down payment. */
const stories: Story[] = [
  {
    daysAgo: 46,
    time: '10:25',
    items: [
      ['treatment', 'facial-hidrasi', 1],
      ['fee', 'ADM', 1],
    ],
    payment: { debit: { value: 229_000, name: 'BCA', no: '4821' } },
  },
  {
    daysAgo: 31,
    time: '13:40',
    items: [
      ['treatment', 'facial-detoks-jerawat', 1],
      ['product', 'OTC-0006', 2],
      ['product', 'OTC-0010', 1],
      ['fee', 'RACIK', 1],
    ],
    payment: { cash: 1_000_000 },
    resep: { name: 'Krim racikan malam', doctor: 'Anindita Larasati, Sp.D.V.E.', quantity: 1 },
  },
  {
    daysAgo: 17,
    time: '16:05',
    items: [['product', 'OTC-0009', 2]],
    payment: { cash: 1_000_000 },
    void: 'Barang tertukar',
  },
  {
    daysAgo: 9,
    time: '11:15',
    items: [['treatment', 'laser-pigmentasi', 1]],
    payment: { transfer: 250_000 },
    downPayment: true,
  },
  { daysAgo: 2, time: '15:30', items: [['treatment', 'laser-pigmentasi', 1]], payment: {}, settles: true },
]

/** Paid with Siti's first voucher, so it is made after the points. */
const voucherStory: Story = {
  daysAgo: 90,
  time: '14:10',
  items: [
    ['treatment', 'facial-hidrasi', 1],
    ['fee', 'ADM', 1],
  ],
  payment: { cash: 20_000 },
}

export async function fillDemoSales(context: Context) {
  await sellStories(context, stories)
}

export async function fillDemoVoucherSale(context: Context) {
  const [first] = await context.db
    .select({ code: memberVoucher.code })
    .from(memberVoucher)
    .innerJoin(account, eq(account.id, memberVoucher.accountId))
    .where(eq(account.email, 'siti@nmw.example'))
    .orderBy(asc(memberVoucher.id))
    .limit(1)
  const payment = { ...voucherStory.payment, voucher: first! }
  await sellStories(context, [{ ...voucherStory, payment }])
}

async function sellStories(context: Context, stories: Story[]) {
  const { db, now } = context
  const [siti] = await db.select().from(account).where(eq(account.email, 'siti@nmw.example'))
  const { caller, client } = await demoDesk(db, 'kasir@nmw.example')
  const slugs = stories.flatMap(({ items }) => items).filter(([kind]) => kind === 'treatment')
  const treatments = await db
    .select({ id: treatment.id, slug: treatment.slug })
    .from(treatment)
    .where(
      inArray(
        treatment.slug,
        slugs.map(([, slug]) => slug),
      ),
    )
  let last = { invoice: '', rest: 0 }
  for (const { daysAgo, time, void: reason, settles, items, ...story } of stories) {
    const then = contextAt(context, momentOf('Asia/Jakarta', dayFrom(now(), -daysAgo), time))
    const payment = settles
      ? { dp: last.invoice, kredit: { value: last.rest, name: 'Mandiri', no: '7730' } }
      : story.payment
    const made = await createSale(then, {
      caller,
      client,
      body: {
        ...story,
        payment,
        patientId: siti!.id,
        items: items.map(([kind, id, quantity]) => ({
          kind,
          quantity,
          id: treatments.find(({ slug }) => kind === 'treatment' && slug === id)?.id ?? id,
        })),
      },
    })
    last = { invoice: made.invoice, rest: made.total - made.paid }
    if (reason) await voidSale(then, { caller, client, params: { invoice: made.invoice }, body: { reason } })
  }
}
