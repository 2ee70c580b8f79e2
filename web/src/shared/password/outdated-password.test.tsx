import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createToaster } from '../../ui/overlay/toaster.ts'
import { ToastContext } from '../../ui/overlay/use-toast.ts'
import type { CallEndpoint } from '../../lib/call/call.ts'
import { OutdatedPassword } from './outdated-password.tsx'
import { createQueryClient } from '../../lib/reads/query-client.ts'
import { CallProvider } from '../../lib/call/use-call.ts'

const call = (() => Promise.reject(new Error('not asked for'))) as unknown as CallEndpoint

test('password: a patient who never had one can request a link for a new one by e-mail', () => {
  const page = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient({ call })}>
      <CallProvider value={call}>
        <ToastContext value={createToaster()}>
          <OutdatedPassword email="siti@nmw.example" />
        </ToastContext>
      </CallProvider>
    </QueryClientProvider>,
  )
  expect(page).toContain('Kata sandi lama')
  expect(page).toMatch(/Tidak tahu kata sandi lama\?.*siti@nmw\.example[^]*<button[^>]*>.*Kirim tautan/)
})
