import { type DeviceSession, listSessions, removeSession } from '@nmw/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorTextOf } from '../../../lib/call/call.ts'
import { browserLabel, osLabel } from '../../../shared/device/device-labels.ts'
import { useCall } from '../../../lib/call/use-call.ts'
import { readKey } from '../../../lib/reads/use-endpoint.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { useToast } from '../../../ui/overlay/use-toast.ts'
import { LazyConfirmDialog } from '../../../ui/overlay/lazy-confirm-dialog.tsx'

type RemoveDevicesProps = { sessions: readonly DeviceSession[]; all?: boolean; onDone: () => void }

export function RemoveDevices({ sessions, all = false, onDone }: RemoveDevicesProps) {
  const call = useCall()
  const client = useQueryClient()
  const toast = useToast()
  const [asking, setAsking] = useState<boolean>()
  const [busy, setBusy] = useState(false)
  const name = all ? 'semua perangkat lain' : sessions.map((one) => `${browserLabel(one)}, ${osLabel(one)}`).join()

  async function remove() {
    setBusy(true)
    try {
      for (const { id } of sessions) {
        // oxlint-disable-next-line no-await-in-loop -- a refusal must stop the rest
        await call(removeSession, { params: { id } })
      }
      toast.success(all ? 'Semua perangkat lain sudah dikeluarkan' : 'Perangkat sudah dikeluarkan')
    } catch (error) {
      toast.error(errorTextOf(error))
    } finally {
      setBusy(false)
      setAsking(false)
      await client.invalidateQueries({ queryKey: readKey(listSessions) })
      onDone()
    }
  }

  return (
    <>
      <Button
        variant={all ? 'danger' : 'line'}
        small={!all}
        block={all}
        aria-label={`Keluarkan ${name}`}
        onClick={() => setAsking(true)}
      >
        {all ? 'Keluarkan semua perangkat lain' : 'Keluarkan'}
      </Button>
      {asking === undefined ? null : (
        <LazyConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          onConfirm={() => void remove()}
          title={all ? 'Keluarkan semua perangkat lain?' : 'Keluarkan perangkat ini?'}
          description={
            all
              ? 'Akun Anda hanya tetap terbuka di perangkat yang sedang Anda pakai.'
              : `${name} harus masuk lagi dengan kata sandi Anda.`
          }
          confirmLabel="Ya, keluarkan"
          cancelLabel="Batal"
          danger
          busy={busy}
        />
      )}
    </>
  )
}
