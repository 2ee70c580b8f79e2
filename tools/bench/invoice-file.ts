import { invoicePdfPath } from '@nmw/contract/invoice-labels'
import { invoicePdf } from '../../server/src/invoice/invoice-pdf.ts'
import { findReceipts } from '../test-clinic/find-receipts.ts'
import { compareRates } from './compare-rates.ts'
import type { Benchmark } from './benchmark.ts'
import { keepAliveClient } from './keep-alive-client.ts'

const LINES = 50
const ROUNDS = 50

/** An invoice as a file, against the same one as data: what writing the file costs beyond reading it. */
export const invoiceFile: Benchmark = {
  name: 'invoice-file',
  async measure({ url }) {
    const receipts = await findReceipts(url, 'siti@nmw.example')
    const longest = receipts.toSorted((one, other) => other.items.length - one.items.length)[0]!
    const client = keepAliveClient(url, { authorization: 'Bearer nmw-public' })
    try {
      const rates = await compareRates({
        data: () => client.get(`/legacy/invoice/apoteker/web/${longest.token}`),
        file: () => client.get(invoicePdfPath(longest.token)),
      })
      const items = Array.from({ length: LINES }, (_, at) => ({ ...longest.items[0]!, name: `Serum nomor ${at}` }))
      return [
        { name: 'invoice: time as PDF against data', value: rates.data / rates.file, unit: 'x', goal: { atMost: 2 } },
        {
          name: `invoice: CPU for a PDF of ${LINES} lines`,
          value: cpuFor({ ...longest, items }),
          unit: 'ms',
          goal: { atMost: 50 },
        },
        { name: 'invoice: PDFs over HTTP', value: rates.file, unit: '/s' },
      ]
    } finally {
      client.close()
    }
  },
}

function cpuFor(invoice: Parameters<typeof invoicePdf>[0]) {
  invoicePdf(invoice)
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) invoicePdf(invoice)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ROUNDS
}
