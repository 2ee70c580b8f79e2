import type { OrderCard, OrderDetail, OrderStatus } from '@nmw/contract/order'
import { cookieHeader } from '../test-clinic/log-in.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { demoSession, screen, type Screenshot } from './screenshot.ts'

const email = 'siti@nmw.example'
const budi = 'budi@nmw.example'

const shown: OrderStatus[] = [
  'WAITING_CONFIRM',
  'PROCESS',
  'SELF_PICKUP',
  'SHIPPED',
  'COMPLETED',
  'CANCEL',
  'CONSULTATION',
]
const cases = ['DIAJUKAN', 'DISETUJUI', 'DITRANSFER', 'DITOLAK'] as const

export const orderScreenshots: Screenshot[] = [
  { name: 'order-list', path: '/user/order', as: { email } },
  { name: 'order-list-none', path: '/user/order', as: { email: 'maria@nmw.example' } },
  { name: 'order-list-nothing-found', path: '/user/order?search=tidak+ada', as: { email } },
  screen('order-list-failed', '/user/account', { as: { email }, expectsFailedCalls: true }, async (page) => {
    await page.route('**/legacy/order/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Transaksi' }).first().click()
    await page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).waitFor()
  }),
  { name: 'order-waiting', path: '/user/order?slug=waiting-payment', as: { email: budi } },
  { name: 'order-waiting-none', path: '/user/order?slug=waiting-payment', as: { email: 'maria@nmw.example' } },
  ...shown.map((status): Screenshot => order(`order-${status.toLowerCase().replace('_', '-')}`, email, status)),
  ...cases.map(refunded),
  order('order-unpaid', budi, 'WAITING_PAYMENT'),
  order('order-pay', budi, 'WAITING_PAYMENT', '/user/order-payment'),
  order('order-pay-over', email, 'CANCEL', '/user/order-payment'),
  order('order-pay-done', email, 'COMPLETED', '/user/order-payment'),
]

function order(name: string, of: string, status: OrderStatus, under = '/user/order'): Screenshot {
  const before = async (clinic: TestClinic) => ({ path: `${under}/${await findInvoice(clinic, of, status)}` })
  return { name, as: { email: of }, before }
}

function refunded(state: (typeof cases)[number]): Screenshot {
  const before = async (clinic: TestClinic) => {
    for (const { invoice } of await ask<OrderCard[]>(clinic, email, 'search-order?limit=100', 'datas')) {
      const refund = await ask<OrderDetail['refund']>(clinic, email, `search/${invoice}`, 'refund')
      if (refund?.state === state) return { path: `/user/order/${invoice}` }
    }
    throw new Error(`${email} has no refund that is ${state}`)
  }
  return { name: `order-refund-${state.toLowerCase()}`, as: { email }, before }
}

async function findInvoice(clinic: TestClinic, of: string, status: OrderStatus) {
  const [found] = await ask<OrderCard[]>(clinic, of, `search-order?status=${status}&limit=1`, 'datas')
  if (!found) throw new Error(`${of} has no order that is ${status}`)
  return found.invoice
}

async function ask<T>({ url }: TestClinic, of: string, path: string, wanted: string) {
  const cookie = cookieHeader(await demoSession(url, of))
  const answer = await fetch(`${url}/legacy/order/${path}`, { headers: { cookie } })
  const { result } = (await answer.json()) as { result: Record<string, unknown> }
  return result[wanted] as T
}
