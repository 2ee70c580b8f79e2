import type { DeviceSession, LoginResult } from '@nmw/contract/auth'
import type { Site } from '@nmw/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { StaffDeviceChoice } from './staff-device-choice.tsx'
import { StaffLoginForm } from './staff-login-form.tsx'
import { StaffLoginFrame, type StaffLoginFrameProps } from './staff-login-frame.tsx'

type StaffLoginProps = Omit<StaffLoginFrameProps, 'children'> & {
  site: Exclude<Site, 'member'>
  home: string
}

export function StaffLogin({ site, home, ...frame }: StaffLoginProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [username, setUsername] = useState('')
  const [devices, setDevices] = useState<DeviceSession[]>()
  const [reason, setReason] = useState<string>()

  function enter() {
    // Never show cached data of the previous user.
    client.clear()
    void navigate({ to: home as '/' })
  }

  function signedIn({ sessions, pending }: LoginResult, typed: string) {
    setUsername(typed)
    if (pending) setDevices(sessions)
    else enter()
  }

  function backToForm(reason?: string) {
    setDevices(undefined)
    setReason(reason)
  }

  return (
    <StaffLoginFrame {...frame}>
      {devices ? (
        <StaffDeviceChoice devices={devices} onDone={enter} onBack={backToForm} />
      ) : (
        <StaffLoginForm site={site} area={frame.area} username={username} reason={reason} onSignedIn={signedIn} />
      )}
    </StaffLoginFrame>
  )
}
