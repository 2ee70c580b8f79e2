import { correctBill, type DispensaryOrderDetail } from '@nmw/contract/ops-order'
import { useState } from 'react'
import { useDirtyForm } from '../../shared/staff/dirty-forms.ts'
import { Button } from '../../ui/frame/button.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useAct } from '../kit/use-act.ts'

export function CorrectBillAct({ order: { invoice, airwayBill } }: { order: DispensaryOrderDetail }) {
  const { act, busy, failure } = useAct(correctBill)
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  useDirtyForm(asking && typed !== (airwayBill ?? ''))
  const bill = typed.trim()

  async function correct() {
    if (busy) return
    if (await act({ params: { invoice }, body: { airwayBill: bill } })) setAsking(false)
  }

  function ask() {
    setTyped(airwayBill ?? '')
    setAsking(true)
  }

  return (
    <>
      <Button block variant="line" onClick={ask}>
        Perbaiki resi
      </Button>
      <LazyConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void correct()}
        title="Perbaiki nomor resi?"
        description="Pasien diberi tahu nomor yang baru."
        confirmLabel="Simpan resi"
        busy={busy}
        confirmDisabled={!bill || bill.toUpperCase() === airwayBill}
      >
        <TextField
          label="Nomor resi"
          maxLength={40}
          autoCapitalize="characters"
          value={typed}
          error={failure?.errors?.find(({ path }) => path.endsWith('airwayBill'))?.message}
          onChange={(event) => setTyped(event.target.value)}
        />
      </LazyConfirmDialog>
    </>
  )
}
