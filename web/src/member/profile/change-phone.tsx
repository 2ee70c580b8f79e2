import { readPersonal, requestPhoneCode, verifyPhone } from '@nmw/contract/profile'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { LazyCodeEntry } from '../../lib/lazy-code-entry.tsx'
import { useChange } from '../../lib/use-endpoint.ts'
import { useToast } from '../../ui/use-toast.ts'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { settingMenuPath } from './setting-path.ts'

/** First the number, then the code that reached it. `unverified` is the number that waits for its code. */
export function ChangePhone({ unverified }: { unverified: string }) {
  const router = useRouter()
  const toast = useToast()
  const request = useChange(requestPhoneCode, { quiet: true })
  const verify = useChange(verifyPhone, { refreshes: [readShellProfile, readPersonal], quiet: true })
  const [wanted, setWanted] = useState(unverified)
  const [expired, setExpired] = useState<string>()

  async function send(phone: string) {
    const sent = await request.mutateAsync({ body: { phone } })
    setWanted(phone)
    setExpired(sent.expired)
  }

  async function finish(otp: string) {
    await verify.mutateAsync({ body: { phone: wanted, otp } })
    toast.success(verifyPhone.success)
    await router.navigate({ href: settingMenuPath, replace: true })
  }

  if (!expired) return <PhoneCodeForm phone={wanted} onSend={send} />
  return (
    <LazyCodeEntry
      target={wanted}
      sentBy="WhatsApp"
      expired={expired}
      submitLabel="Verifikasi"
      onSubmit={finish}
      onResend={() => send(wanted)}
      onChangeTarget={() => setExpired(undefined)}
    />
  )
}
