import { readVisit, type VisitDetail } from '@nmw/contract/ops-visit'
import { useState } from 'react'
import { errorTextOf } from '../../lib/call/call.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Row } from '../../ui/list/row.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import type { DraftState } from './use-visit-draft.ts'

const labels: Record<Exclude<DraftState, 'conflict'>, string> = {
  empty: 'Tulisan Anda disimpan otomatis',
  saved: 'Tersimpan otomatis',
  saving: 'Menyimpan…',
  failed: 'Belum tersimpan, dicoba lagi. Tetap buka halaman ini.',
}

type DraftStatusProps = {
  visitId: number
  state: DraftState
  onSettle: (take: 'theirs' | 'mine', theirs: VisitDetail['draft']) => void
}

/** The save state of the draft, and the choice after a conflict between two devices. */
export function DraftStatus({ visitId, state, onSettle }: DraftStatusProps) {
  const call = useCall()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function settle(take: 'theirs' | 'mine') {
    setBusy(true)
    try {
      onSettle(take, (await call(readVisit, { params: { id: visitId } })).draft)
    } catch (error) {
      toast.error(errorTextOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (state !== 'conflict') {
    return (
      <p className="dim small" role="status">
        {labels[state]}
      </p>
    )
  }
  return (
    <Note tone="warning" role="alert">
      <Stack gap={2}>
        <p>Catatan pasien ini ditulis lebih lanjut di perangkat lain.</p>
        <Row gap={2} wrap>
          <Button small busy={busy} onClick={() => void settle('theirs')}>
            Pakai yang terbaru
          </Button>
          <Button small variant="line" disabled={busy} onClick={() => void settle('mine')}>
            Tetap pakai yang ini
          </Button>
        </Row>
      </Stack>
    </Note>
  )
}
