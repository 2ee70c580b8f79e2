import type { DeviceSession, LoginResult } from '@nmw/contract/auth'
import type { Site } from '@nmw/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/stack.tsx'
import { sessionEnd } from './session-end.ts'
import { StaffDeviceChoice } from './staff-device-choice.tsx'
import { StaffLoginForm } from './staff-login-form.tsx'
import { forgetUnsavedWork } from './unsaved-work.ts'
import { useTypingPause } from './use-typing-pause.ts'

type SignInAgainProps = {
  site: Exclude<Site, 'member'>
  /** where somebody else begins */
  home: string
  /** who is at work here */
  email: string
  /** what becomes of what she wrote */
  promise: string
  /** whether she has anything to go on with; otherwise she is led to the login page */
  isWorth: () => boolean
}

/** The session is over while somebody works: she signs in on top of the page and goes on where she was. */
export function SignInAgain({ site, home, email, promise, isWorth }: SignInAgainProps) {
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isEnded)
  const open = useTypingPause(ended)
  const client = useQueryClient()
  const passwordField = useRef<HTMLInputElement>(null)
  const [devices, setDevices] = useState<DeviceSession[]>()
  const [username, setUsername] = useState(email)
  const [reason, setReason] = useState<string>()
  useEffect(() => sessionEnd.offerSignIn(isWorth), [isWorth])
  useEffect(() => (open ? holdKeys() : undefined), [open])

  function enter(as: string) {
    setDevices(undefined)
    setReason(undefined)
    // What is open belongs to the person before.
    if (as.toLowerCase() !== email.toLowerCase()) {
      forgetUnsavedWork()
      location.assign(home)
      return
    }
    sessionEnd.signedInAgain()
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
      veiled
      firstFocus={passwordField}
      title="Sesi Anda berakhir"
      description={`${promise} Masuk kembali untuk melanjutkan.`}
    >
      <Stack>
        {devices ? (
          <StaffDeviceChoice devices={devices} onDone={() => enter(username)} onBack={backToForm} />
        ) : (
          <StaffLoginForm
            site={site}
            username={username}
            passwordField={passwordField}
            reason={reason}
            onSignedIn={signedIn}
          />
        )}
      </Stack>
    </Dialog>
  )
}

const hold = (event: KeyboardEvent) => event.stopPropagation()

/** What is pressed on top is not for the page below: a '/' would lead her to its search. */
function holdKeys() {
  const page = document.documentElement
  page.addEventListener('keydown', hold)
  return () => page.removeEventListener('keydown', hold)
}
