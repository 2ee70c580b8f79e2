import { listBranchOptions } from '@nmw/contract/branch'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../lib/reads/query-client.ts'
import { CallProvider } from '../../lib/call/use-call.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { WorkplaceFields } from './workplace-fields.tsx'

const call = () => new Promise<never>(() => undefined)
const open = [
  { id: 1, name: 'Menteng', city: 'Jakarta', timezone: 'Asia/Jakarta' },
  { id: 2, name: 'Serpong', city: 'Tangerang', timezone: 'Asia/Jakarta' },
]
const known = [
  { id: 12, name: 'Solo' },
  { id: 14, name: 'Malang' },
]

function fieldsOf(home: number) {
  const client = createQueryClient({ call })
  client.setQueryData(readKey(listBranchOptions, {}), open)
  return renderToStaticMarkup(
    <CallProvider value={call}>
      <QueryClientProvider client={client}>
        <WorkplaceFields home={home} known={known} others={[14]} errors={{}} onChange={() => undefined} />
      </QueryClientProvider>
    </CallProvider>,
  )
}

test('staff account: closed branches are still shown as the workplaces of those who work there', () => {
  const fields = fieldsOf(12)
  expect(fields).toContain('<option value="12" selected="">Solo (ditutup)</option>')
  expect(fields).toContain('Malang (ditutup)')
})

test('staff account: a closed branch cannot be chosen for somebody else', () => {
  const fields = fieldsOf(2)
  expect(fields).toContain('<option value="2" selected="">Serpong</option>')
  expect(fields).not.toContain('Solo')
})
