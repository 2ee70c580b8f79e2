import { listSessions, logout, NO_SESSION_CHOSEN, removeSession } from '@nmw/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { ApiError } from '../../lib/call/call.ts'
import { DeviceList } from '../../shared/device/device-list.tsx'
import { deviceLimitText } from '../../shared/device/device-labels.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { redirectPath } from '../../lib/session/redirect-path.ts'
import { Button } from '../../ui/frame/button.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { AuthFrame } from './frame/auth-frame.tsx'

/** When the device limit is reached, another device is signed out first. */
export function RemoveSessionScreen() {
  const devices = useRead(listSessions, {})
  const others = devices.data?.filter(({ current }) => !current)
  return (
    <AuthFrame title="Pilih perangkat yang dikeluarkan" lead={others ? deviceLimitText(others.length) : undefined}>
      {others ? (
        <RemoveSessionForm sessions={others} />
      ) : devices.isError ? (
        <ErrorState title="Gagal Memuat Data" onRetry={() => devices.refetch()}>
          Daftar perangkat tidak dapat dimuat. Perangkat Anda tidak berubah.
        </ErrorState>
      ) : (
        <SkeletonList />
      )}
    </AuthFrame>
  )
}

function RemoveSessionForm({ sessions }: { sessions: Parameters<typeof DeviceList>[0]['sessions'] }) {
  const call = useCall()
  const client = useQueryClient()
  const router = useRouter()
  const toast = useToast()
  const { next } = useSearch({ strict: false })
  const [pick, setPick] = useState<string>()
  // The chosen device may be gone after a refetch.
  const chosen = sessions.find(({ id }) => id === pick)?.id
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function remove(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!chosen) return setError(NO_SESSION_CHOSEN)
    setBusy(true)
    try {
      await call(removeSession, { params: { id: chosen } })
      client.clear()
      toast.success(removeSession.success)
      await router.navigate({ href: redirectPath(next), replace: true })
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'Gagal Memuat Data')
      await client.invalidateQueries({ queryKey: [listSessions.path] })
    } finally {
      setBusy(false)
    }
  }

  async function signOut() {
    await call(logout, {}).catch(() => undefined)
    client.clear()
    await router.navigate({ to: '/auth/login' })
  }

  return (
    <form method="post" noValidate onSubmit={remove}>
      <Stack>
        <DeviceList
          sessions={sessions}
          chosen={chosen}
          error={error}
          onChoose={(id) => {
            setPick(id)
            setError(undefined)
          }}
        />
        <Button type="submit" block busy={busy}>
          Keluarkan dan lanjutkan
        </Button>
        <Button variant="quiet" block onClick={signOut}>
          Batal masuk
        </Button>
      </Stack>
    </form>
  )
}
