import type { DeviceSession, LoginResult } from '@nmw/contract/auth'
import type { Site } from '@nmw/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { sessionEnd } from './session-end.ts'
import { StaffDeviceChoice } from './staff-device-choice.tsx'
import { StaffLoginForm } from './staff-login-form.tsx'
import { forgetUnsavedWork } from './unsaved-work.ts'
import { useTypingPause } from './use-typing-pause.ts'

type SignInAgainProps = {
  site: Exclude<Site, 'member'>
  /** the start page for another user */
  home: string
  /** e-mail of the signed-in user */
  email: string
  /** what happens to unsaved input */
  promise: string
  /** whether there is work to continue; otherwise the login page is opened */
  isWorth: () => boolean
}

/** The session ended during work: a dialog over the page lets the user sign in again and continue. */
export function SignInAgain({ site, home, email, promise, isWorth }: SignInAgainProps) {
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isEnded)
  const open = useTypingPause(ended)
  const client = useQueryClient()
  const passwordField = useRef<HTMLInputElement>(null)
  const [devices, setDevices] = useState<DeviceSession[]>()
  const [username, setUsername] = useState(email)
  const [reason, setReason] = useState<string>()
  useEffect(() => sessionEnd.offerSignIn(isWorth), [isWorth])
  useEffect(() => (open ? blockKeys() : undefined), [open])

  function enter(as: string) {
    setDevices(undefined)
    setReason(undefined)
    // The open page belongs to the previous user.
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

const stop = (event: KeyboardEvent) => event.stopPropagation()

/** Keys pressed in the dialog must not reach the page: '/' would focus its search. */
function blockKeys() {
  const page = document.documentElement
  page.addEventListener('keydown', stop)
  return () => page.removeEventListener('keydown', stop)
}
