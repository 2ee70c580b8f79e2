import { useEffect, useEffectEvent, useState } from 'react'
import { loadCodeEntry, type LoadedCodeEntry } from '../../shared/contact/load-code-entry.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { useInBrowser } from '../../lib/page/use-in-browser.ts'
import { saveRegistrationDraft, readRegistrationDraft, type RegistrationDraft } from './registration-draft.ts'
import { emptyRegistration } from './registration-body.ts'

/** The progress of a registration. It survives a step back and, except for its secrets, a reload. */
export function useRegistration({ pastNumber }: { pastNumber: boolean }) {
  const number = useForm({ phone: '' })
  const person = useForm(emptyRegistration)
  const [sent, setSent] = useState<RegistrationDraft['sent']>()
  const [proof, setProof] = useState<RegistrationDraft['proof']>()
  const [CodeEntry, setCodeEntry] = useState<{ Part: LoadedCodeEntry }>()
  const [ready, setReady] = useState(false)
  const { phone } = number.values

  // The server does not know the storage of this tab.
  const inBrowser = useInBrowser(() => true, false)
  if (inBrowser && !ready) {
    setReady(true)
    restore(readRegistrationDraft(serverNow()))
  }

  function restore(draft: RegistrationDraft | undefined) {
    if (!draft) return
    number.set('phone', draft.phone)
    for (const [name, value] of Object.entries(draft.person)) person.set(name as keyof typeof person.values, value)
    setProof(draft.proof)
    setSent(draft.sent)
  }

  const waitsForCode = pastNumber && sent !== undefined && !CodeEntry
  const fetchEntry = useEffectEvent(prepare)
  useEffect(() => {
    // Offline, the step with the number is shown again.
    if (waitsForCode) fetchEntry().catch(() => undefined)
  }, [waitsForCode])

  useEffect(() => {
    if (ready) saveRegistrationDraft({ phone, sent, proof, person: person.values }, serverNow())
  }, [ready, phone, sent, proof, person.values])

  async function prepare() {
    const Part = await loadCodeEntry()
    setCodeEntry({ Part })
  }

  return {
    number,
    person,
    /** Only for the number now in the field. */
    sent: sent?.phone === phone ? sent : undefined,
    proof: proof?.phone === phone ? proof : undefined,
    CodeEntry: CodeEntry?.Part,
    prepare,
    setProgress: ({ sent, proof }: Pick<RegistrationDraft, 'sent' | 'proof'>) => {
      setSent(sent)
      setProof(proof)
    },
  }
}
