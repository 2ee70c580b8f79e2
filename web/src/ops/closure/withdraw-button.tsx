import { countReopening, withdrawClosure } from '@nmw/contract/ops-doctor'
import { useState } from 'react'
import { useCall } from '../../lib/call/use-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { useAct } from '../kit/use-act.ts'

type Effect = { sessions: number; stayClosed: number }

/** What reopens is shown before the confirmation. */
export function WithdrawButton({ id }: { id: number }) {
  const call = useCall()
  const toast = useToast()
  const [counting, setCounting] = useState(false)
  const [effect, setEffect] = useState<Effect>()
  const withdraw = useAct(withdrawClosure, {
    success: ({ sessions }) => `Hari libur dibatalkan, ${sessions} sesi dibuka lagi`,
  })

  async function ask() {
    setCounting(true)
    try {
      setEffect(await call(countReopening, { params: { id } }))
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Belum dapat dihitung')
    } finally {
      setCounting(false)
    }
  }

  async function confirm() {
    await withdraw.act({ params: { id } })
    setEffect(undefined)
  }

  return (
    <>
      <Button variant="quiet-danger" small busy={counting} onClick={() => void ask()}>
        Batalkan
      </Button>
      <LazyConfirmDialog
        open={effect !== undefined}
        onClose={() => setEffect(undefined)}
        onConfirm={() => void confirm()}
        title="Batalkan hari libur ini?"
        description={effect ? consequence(effect) : ''}
        confirmLabel="Batalkan libur"
        danger
        busy={withdraw.busy}
      />
    </>
  )
}

function consequence({ sessions, stayClosed }: Effect) {
  return [
    sessions ? `${sessions} sesi dibuka lagi dan dapat dipesan.` : 'Tidak ada sesi yang dibuka lagi.',
    stayClosed ? `${stayClosed} sesi tetap tutup karena hari libur lain.` : '',
    'Pasien yang kursinya sudah dibatalkan tidak kembali sendiri; mereka perlu memesan lagi.',
  ]
    .filter(Boolean)
    .join(' ')
}
