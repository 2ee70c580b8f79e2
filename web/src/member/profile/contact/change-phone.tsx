import { readPersonal, requestPhoneCode, verifyPhone } from '@nmw/contract/profile'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { loadCodeEntry, type LoadedCodeEntry } from '../../../shared/contact/load-code-entry.ts'
import { useChange } from '../../../lib/reads/use-endpoint.ts'
import { redirectPath } from '../../../lib/session/redirect-path.ts'
import { useToast } from '../../../ui/overlay/use-toast.ts'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { settingMenuPath } from '../setting-path.ts'

/** `unverified` is a number that waits for its code. */
export function ChangePhone({ unverified }: { unverified: string }) {
  const router = useRouter()
  // The page that sent the patient here.
  const { next } = useSearch({ strict: false })
  const toast = useToast()
  const request = useChange(requestPhoneCode, { quiet: true })
  const verify = useChange(verifyPhone, { refreshes: [readShellProfile, readPersonal], quiet: true })
  const [wanted, setWanted] = useState(unverified)
  const [isReturning, setIsReturning] = useState(false)
  const [sent, setSent] = useState<{ expired: string; CodeEntry: LoadedCodeEntry }>()

  async function send(phone: string) {
    const CodeEntry = await loadCodeEntry()
    const { expired } = await request.mutateAsync({ body: { phone } })
    setWanted(phone)
    setSent({ expired, CodeEntry })
    setIsReturning(true)
  }

  async function finish(otp: string) {
    await verify.mutateAsync({ body: { phone: wanted, otp } })
    toast.success(verifyPhone.success)
    await router.navigate({ href: next ? redirectPath(next) : settingMenuPath, replace: true })
  }

  if (!sent) return <PhoneCodeForm phone={wanted} isReturning={isReturning} onSend={send} />
  return (
    <sent.CodeEntry
      target={wanted}
      sentBy="WhatsApp"
      expired={sent.expired}
      submitLabel="Verifikasi"
      onSubmit={finish}
      onResend={() => send(wanted)}
      onChangeTarget={() => setSent(undefined)}
    />
  )
}
