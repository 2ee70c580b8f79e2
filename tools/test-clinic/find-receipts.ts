import { type InvoiceLine, listInvoices, type OwnInvoice, readOwnInvoice } from '@nmw/contract/invoice'
import { fillPath } from '@nmw/contract/fill-path'
import { mustCall } from './call-clinic.ts'

/** All invoices of somebody, newest first, each with the token of its public receipt. */
export async function findReceipts(url: string, email: string, password = 'Demo1234') {
  const login = await mustCall(url, '/legacy/auth/login', { body: { username: email, password, site: 'member' } })
  const headers = { authorization: `Bearer ${(login.result as { token: string }).token}` }
  try {
    const list = await mustCall(url, `${listInvoices.path}?limit=50`, { method: 'GET', headers })
    const { datas } = list.result as { datas: InvoiceLine[] }
    return await Promise.all(datas.map((line) => readOne(line)))
  } finally {
    // Only so many devices at once.
    await mustCall(url, '/legacy/auth/logout', { method: 'DELETE', headers })
  }

  async function readOne({ noInvoice: invoice }: InvoiceLine) {
    const own = await mustCall(url, fillPath(readOwnInvoice.path, { invoice }), { method: 'GET', headers })
    return own.result as OwnInvoice
  }
}
