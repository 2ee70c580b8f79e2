import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPendingUploads, PendingUploadsProvider } from '../../lib/photo/pending-uploads.ts'
import { createQueryClient } from '../../lib/reads/query-client.ts'
import { CallProvider } from '../../lib/call/use-call.ts'
import { createToaster } from '../../ui/overlay/toaster.ts'
import { ToastContext } from '../../ui/overlay/use-toast.ts'
import { createTextSource } from '../editor/text-source.ts'
import { TreatmentFields } from './treatment-fields.tsx'
import { emptyTreatment } from './treatment-values.ts'

beforeAll(() => void vi.stubGlobal('location', { host: 'nmw.example' }))
afterAll(() => void vi.unstubAllGlobals())

const call = () => new Promise<never>(() => undefined)
const nothing = async () => undefined

test('treatment: the texts for search engines and shared links can be edited', () => {
  const form = {
    id: undefined,
    version: 0,
    values: { ...emptyTreatment(), name: 'Facial', metaData: { title: 'Facial lama', description: '' } },
    change: () => undefined,
    source: createTextSource(''),
    settled: '',
    onSettle: () => undefined,
    touch: () => undefined,
    round: 0,
    onSaved: nothing,
    onConflict: nothing,
  }
  const shown = renderToStaticMarkup(
    <CallProvider value={call}>
      <QueryClientProvider client={createQueryClient({ call })}>
        <ToastContext value={createToaster()}>
          <PendingUploadsProvider value={createPendingUploads()}>
            <TreatmentFields form={form} />
          </PendingUploadsProvider>
        </ToastContext>
      </QueryClientProvider>
    </CallProvider>,
  )
  expect(shown).toContain('Meta title')
  expect(shown).toContain('value="Facial lama"')
  expect(shown).toContain('Meta description')
})
