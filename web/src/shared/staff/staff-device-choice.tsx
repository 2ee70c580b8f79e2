import { type DeviceSession, listSessions, logout, NO_SESSION_CHOSEN, removeSession } from '@nmw/contract/auth'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { ApiError, serverErrorText } from '../../lib/call/call.ts'
import { DeviceList } from '../device/device-list.tsx'
import { deviceLimitText } from '../device/device-labels.ts'
import { useCall } from '../../lib/call/use-call.ts'

type StaffDeviceChoiceProps = {
  devices: readonly DeviceSession[]
  onDone: () => void
  onBack: (reason?: string) => void
}

/** The device limit is reached: another device has to be signed out first. */
export function StaffDeviceChoice({ devices: found, onDone, onBack }: StaffDeviceChoiceProps) {
  const call = useCall()
  const [devices, setDevices] = useState(found)
  const toast = useToast()
  const [chosen, setChosen] = useState<string>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function choose(id: string) {
    setChosen(id)
    setError(undefined)
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setError(chosen ? undefined : NO_SESSION_CHOSEN)
    if (!chosen) return
    setBusy(true)
    try {
      await call(removeSession, { params: { id: chosen } })
      toast.success(removeSession.success)
      onDone()
    } catch (error) {
      const { status, message } = error instanceof ApiError ? error : { status: 500, message: serverErrorText }
      if (status === 401) onBack(message)
      else if (status === 404) onBack('Perangkat itu sudah keluar. Silakan masuk kembali.')
      else {
        setError(message)
        await reloadDevices()
      }
      setBusy(false)
    }
  }

  /** The chosen device may be signed out and the limit still reached. */
  async function reloadDevices() {
    const left = await call(listSessions, {}).catch(() => undefined)
    if (!left) return
    setDevices(left)
    setChosen((id) => left.find((one) => one.id === id)?.id)
  }

  function cancel() {
    // The pending session also expires by itself, so nothing waits for the answer.
    call(logout, {}).catch(() => undefined)
    onBack()
  }

  return (
    <>
      <Stack gap={1}>
        <h1 className="h1" ref={heading} tabIndex={-1}>
          Pilih perangkat yang dikeluarkan
        </h1>
        <p className="dim">{deviceLimitText(devices.length)}</p>
      </Stack>
      <form method="post" noValidate onSubmit={submit}>
        <Stack>
          <DeviceList sessions={devices} chosen={chosen} onChoose={choose} error={error} />
          <Button type="submit" block busy={busy}>
            Keluarkan dan lanjutkan
          </Button>
          <Button variant="quiet" block disabled={busy} onClick={cancel}>
            Batal masuk
          </Button>
        </Stack>
      </form>
    </>
  )
}
