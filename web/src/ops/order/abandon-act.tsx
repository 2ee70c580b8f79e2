import { abandonOrder, type DispensaryOrderDetail, type ParcelEnding } from '@nmw/contract/ops-order'
import { useState } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { RadioGroupField } from '../../ui/form/radio-group-field.tsx'
import { useAct } from '../kit/use-act.ts'

const choiceTexts: Record<ParcelEnding, { label: string; help: string }> = {
  kembali: {
    label: 'Kembali ke klinik',
    help: 'Barangnya masuk lagi ke stok. Lakukan setelah paketnya ada di klinik.',
  },
  hilang: { label: 'Hilang atau rusak di tangan kurir', help: 'Barangnya tidak masuk lagi ke stok.' },
}

/**
 * Ends an order whose parcel does not arrive. If no courier reports its status, the pharmacist says what became of it.
 */
export function AbandonAct({ order: { invoice, endings, prescription } }: { order: DispensaryOrderDetail }) {
  const { act, busy } = useAct(abandonOrder)
  const [asking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<ParcelEnding>()
  const onlyEnding = endings.length === 1 ? endings[0] : undefined
  const reason = onlyEnding ?? chosen

  async function abandon() {
    if (!reason || busy) return
    await act({ params: { invoice }, body: { reason } })
    setAsking(false)
  }

  function ask() {
    setChosen(undefined)
    setAsking(true)
  }

  if (!endings.length) return null
  return (
    <>
      <Button block variant={onlyEnding ? 'danger' : 'line'} onClick={ask}>
        {onlyEnding ? 'Akhiri dan kembalikan dana' : 'Paket tidak sampai'}
      </Button>
      <LazyConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void abandon()}
        title="Akhiri pesanan ini?"
        description={`${prescription ? 'Dana pasien dikembalikan dan jatah tebus resepnya dilepas.' : 'Dana pasien dikembalikan.'}${onlyEnding ? ` ${choiceTexts[onlyEnding].help}` : ''}`}
        confirmLabel="Akhiri pesanan"
        // The default label could also mean what became of the parcel.
        cancelLabel="Tutup"
        danger
        busy={busy}
        confirmDisabled={!reason}
      >
        {onlyEnding ? null : (
          <RadioGroupField
            legend="Paketnya"
            name="ending"
            choices={endings.map((value) => ({ value, ...choiceTexts[value] }))}
            value={chosen ?? ''}
            onChange={(value) => setChosen(endings.find((one) => one === value))}
          />
        )}
      </LazyConfirmDialog>
    </>
  )
}
