import { listPrescribed, type PrescribedGood } from '@nmw/contract/ops-sale'
import { lacksPrice } from '@nmw/contract/sale'
import { useId } from 'react'
import { formatDay } from '../../lib/format-day.ts'
import { useRead } from '../../lib/use-endpoint.ts'
import { plusIcon } from '../../ui/action-icons.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { checkIcon, refreshIcon } from '../../ui/state-icons.ts'
import { unlessIdle } from '../kit/idle-button.ts'
import { useBranch } from '../shell/work-branch.ts'
import { isSame, type SaleLine } from './sale-bill.ts'
import styles from './sale-prescribed.module.css'

type SalePrescribedProps = {
  patientId: number
  lines: readonly SaleLine[]
  onAdd: (prescribed: PrescribedGood) => void
}

/** What doctors prescribed to her that the clinic still has to give; a sale does not wait for it. */
export function SalePrescribed({ patientId, lines, onAdd }: SalePrescribedProps) {
  const { id: branch } = useBranch()
  const id = useId()
  // The visit may have ended a moment ago.
  const open = useRead(listPrescribed, { query: { branch, patient: patientId } }, { quiet: true, staleTime: 0 })
  if (open.isError && !open.data)
    return (
      <Note
        tone="warning"
        role="status"
        action={
          <Button variant="quiet" small icon={refreshIcon} busy={open.isFetching} onClick={() => void open.refetch()}>
            Coba lagi
          </Button>
        }
      >
        <p>Resep pasien gagal dimuat. Penjualan tetap dapat dilanjutkan.</p>
      </Note>
    )
  if (!open.data?.length) return null
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h3 className="strong" id={id}>
        Dari resep pasien
      </h3>
      <ul className={styles.goods}>
        {open.data.map((one) => (
          <li key={`${one.good.kind} ${one.good.id}`} className={styles.good}>
            <span className={styles.words}>
              <span className="strong">{one.good.name}</span>
              <span className="dim small">{whatIsOpen(one)}</span>
            </span>
            <AddButton prescribed={one} added={lines.some(({ good }) => isSame(good, one.good))} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type AddButtonProps = { prescribed: PrescribedGood; added: boolean; onAdd: (prescribed: PrescribedGood) => void }

function AddButton({ prescribed, added, onAdd }: AddButtonProps) {
  const { good } = prescribed
  const unpriced = lacksPrice(good)
  return (
    <Button
      variant="soft"
      small
      icon={added ? checkIcon : plusIcon}
      {...unlessIdle(added || unpriced, () => onAdd(prescribed))}
    >
      {added ? 'Sudah di nota' : unpriced ? 'Belum ada harga' : 'Tambah ke nota'}
      <span className="sr-only"> {good.name}</span>
    </Button>
  )
}

function whatIsOpen({ good, quantity, unit, day }: PrescribedGood) {
  const what =
    good.kind === 'medicine'
      ? `Sisa ${quantity} ${unit}`
      : quantity > 1
        ? `Belum dilakukan ${quantity} kali`
        : 'Belum dilakukan'
  return `${what.trim()}, diresepkan ${formatDay(day)}`
}
