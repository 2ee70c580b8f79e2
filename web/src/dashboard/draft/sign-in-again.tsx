import type { DeviceSession, LoginResult } from '@nmw/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { sessionEnd } from '../../lib/staff/session-end.ts'
import { StaffDeviceChoice } from '../../lib/staff/staff-device-choice.tsx'
import { StaffLoginForm } from '../../lib/staff/staff-login-form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useTypingPause } from './use-typing-pause.ts'

/** The session is over while somebody works: she signs in on top of the page and goes on where she was. */
export function SignInAgain({ email }: { email: string }) {
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isEnded)
  const open = useTypingPause(ended)
  const client = useQueryClient()
  const [devices, setDevices] = useState<DeviceSession[]>()
  const [username, setUsername] = useState(email)
  const [reason, setReason] = useState<string>()
  useEffect(() => sessionEnd.keep(), [])

  function enter(as: string) {
    setDevices(undefined)
    setReason(undefined)
    // What is open belongs to the person before; it waits for her among her drafts.
    if (as.toLowerCase() !== email.toLowerCase()) {
      location.assign('/dashboard/home')
      return
    }
    sessionEnd.mended()
    void client.invalidateQueries()
  }

  function signedIn({ sessions, pending }: LoginResult, typed: string) {
    setUsername(typed)
    if (pending) setDevices(sessions)
    else enter(typed)
  }

  function backToForm(why?: string) {
    setDevices(undefined)
    setReason(why)
  }

  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      mustAnswer
      locked
      title="Sesi Anda berakhir"
      description="Tulisan Anda aman di perangkat ini. Masuk kembali untuk melanjutkan."
    >
      <Stack>
        {devices ? (
          <StaffDeviceChoice devices={devices} onDone={() => enter(username)} onBack={backToForm} />
        ) : (
          <StaffLoginForm site="dashboard" area="Konten" username={username} reason={reason} onSignedIn={signedIn} />
        )}
      </Stack>
    </Dialog>
  )
}
