import { checkInByCode, type QueueSeat } from '@nmw/contract/ops-queue'
import { useRef, useState, type SubmitEvent } from 'react'
import { SearchField } from '../../ui/list/search-field.tsx'
import { useHotkey } from '../../ui/keys/use-hotkey.ts'
import { useAct } from '../kit/use-act.ts'
import { useBranch } from '../shell/work-branch.ts'
import { isSeatCode } from './queue-labels.ts'

type ArrivalFieldProps = {
  value: string
  onChange: (text: string) => void
  shown: readonly QueueSeat[]
  onOpen: (id: number) => void
  /** Whether Enter checks in: queue numbers are those of today, also while another day is shown. */
  checksIn: boolean
}

/** Filters the list while typing; Enter on a typed or scanned queue or member number checks that patient in. */
export function ArrivalField({ value, onChange, shown, onOpen, checksIn }: ArrivalFieldProps) {
  const { id: branch } = useBranch()
  const field = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState<string>()
  const { act, busy, failure } = useAct(checkInByCode, {
    success: ({ label, patientName }) => `${label} ${patientName} dicatat hadir`,
  })
  useHotkey('/', () => field.current?.focus())

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    if (!checksIn || !isSeatCode(value)) {
      if (shown.length === 1) onOpen(shown[0]!.id)
      return
    }
    setTried(value)
    const done = await act({ body: { branch, code: value } })
    if (!done) return
    onChange('')
    onOpen(done.id)
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      <SearchField
        ref={field}
        label={checksIn ? 'Cari nama, atau catat hadir dengan nomor antrean atau anggota' : 'Cari nama atau nomor'}
        placeholder="Nama, A-04, NMW-…"
        maxLength={200}
        hotkey="/"
        value={value}
        error={tried === value ? failure?.message : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  )
}
