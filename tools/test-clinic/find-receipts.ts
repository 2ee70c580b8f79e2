import { type InvoiceLine, listInvoices, type OwnInvoice, readOwnInvoice } from '@nmw/contract/invoice'
import { fillPath } from '@nmw/contract/fill-path'
import { mustCall } from './call-clinic.ts'
import { authorize } from './log-in.ts'

/** All invoices of a patient, newest first, each with the token of its public receipt. */
export async function findReceipts(url: string, email: string, password = 'Demo1234') {
  const headers = await authorize(url, email, { password })
  try {
    const list = await mustCall(url, `${listInvoices.path}?limit=50`, { method: 'GET', headers })
    const { datas } = list.result as { datas: InvoiceLine[] }
    return await Promise.all(datas.map((line) => readOne(line)))
  } finally {
    // The number of signed-in devices is limited.
    await mustCall(url, '/legacy/auth/logout', { method: 'DELETE', headers })
  }

  async function readOne({ noInvoice: invoice }: InvoiceLine) {
    const own = await mustCall(url, fillPath(readOwnInvoice.path, { invoice }), { method: 'GET', headers })
    return own.result as OwnInvoice
  }
}
