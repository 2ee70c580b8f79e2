import { statusText, type statusBody, type statusResult } from '@nmw/contract/content-kind'
import type { Endpoint } from '@nmw/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createLatestRunner } from './latest-runner.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { sessionEnd } from '../../shared/staff/session-end.ts'
import { errorTextOf, type PlainEndpoint } from '../../lib/call/call.ts'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'

export type StatusEndpoint = PlainEndpoint & { body: typeof statusBody; result: typeof statusResult }

type StatusSwitchProps = {
  endpoint: StatusEndpoint
  id: string
  /** shown in the confirmation, for example 'Artikel Merawat Kulit' */
  name: string
  active: boolean
  /** for example 'Aktif', 'Terjadwal' */
  label?: string | undefined
  refreshes: readonly Endpoint[]
}

/** Optimistic: flips at once, and back if the server refuses. */
export function StatusSwitch({ endpoint, id, name, active, label, refreshes }: StatusSwitchProps) {
  const call = useCall()
  const client = useQueryClient()
  const toast = useToast()
  const [wanted, setWanted] = useState<boolean>()
  const [runLatest] = useState(createLatestRunner)
  const shown = wanted ?? active

  async function save(status: boolean) {
    try {
      await call(endpoint, { params: { id }, body: { status } } as never)
      toast.success(statusText(name, status))
      await Promise.all(refreshes.map((read) => client.invalidateQueries({ queryKey: readKey(read) })))
    } catch (error) {
      if (!sessionEnd.handle(error)) toast.error(errorTextOf(error))
    }
  }

  async function flip(status: boolean) {
    setWanted(status)
    if (await runLatest(() => save(status))) setWanted(undefined)
  }

  return (
    <SwitchField aria-label={`Status ${name}`} checked={shown} onChange={(event) => void flip(event.target.checked)}>
      {wanted === undefined && label ? label : shown ? 'Aktif' : 'Tidak aktif'}
    </SwitchField>
  )
}
