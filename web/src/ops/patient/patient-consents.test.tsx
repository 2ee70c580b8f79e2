import type { PatientDetail } from '@nmw/contract/ops-patient'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallProvider } from '../../lib/call/use-call.ts'
import { createToaster } from '../../ui/overlay/toaster.ts'
import { ToastContext } from '../../ui/overlay/use-toast.ts'
import { PatientConsents } from './patient-consents.tsx'

const [given, gone] = ['2026-11-01T03:00:00.000Z', '2026-11-10T18:00:00.000Z']

function shown(consents: PatientDetail['consents']) {
  const patient = { id: 7, fullName: 'Siti', consents } as PatientDetail
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={() => Promise.reject(new Error('not asked for'))}>
        <ToastContext value={createToaster()}>
          <PatientConsents patient={patient} />
        </ToastContext>
      </CallProvider>
    </QueryClientProvider>,
  )
  return page.replaceAll(/<[^>]*>/g, '').replaceAll('\u00A0', ' ')
}

test('consent: each one shows its date, and the required ones cannot be changed at the desk', () => {
  const needed = shown([
    { purpose: 'account', grantedAt: given, withdrawnAt: null },
    { purpose: 'health', grantedAt: given, withdrawnAt: null },
  ])
  expect(needed).toContain('Data kesehatan untuk konsultasi dan resepDisetujui 1 November 2026.')
  expect(needed).not.toContain('Catat')
})

test.each([
  ['stands', given, null, 'Disetujui 1 November 2026.', 'Catat penarikan'],
  // In Jakarta time.
  ['was withdrawn', given, gone, 'Ditarik 11 November 2026.', 'Catat persetujuan'],
  ['was never given', null, null, 'Belum disetujui.', 'Catat persetujuan'],
])('consent: for one that %s the opposite can be recorded', (_what, grantedAt, withdrawnAt, since, act) => {
  const text = shown([{ purpose: 'photo', grantedAt, withdrawnAt }])
  expect(text).toContain(`Foto kulit dalam rekam medis${since}${act}: Foto kulit`)
})
