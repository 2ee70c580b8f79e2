import { countStock, type ShelfBatch, writeOffStock } from '@nmw/contract/ops-stock'
import { useState } from 'react'
import { formatDay } from '../../lib/format/format-day.ts'
import { useDirtyForm } from '../../shared/staff/dirty-forms.ts'
import { useFocusTarget } from '../../lib/page/use-focus-target.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useAct } from '../kit/use-act.ts'
import styles from './batch-row.module.css'
import { ExpiryCorrection } from './expiry-correction.tsx'
import { expiryBadges } from './stock-labels.ts'

type Doing = 'count' | 'write-off'

/** A batch with its corrections. Each correction of the quantity is a stock entry. */
export function BatchRow({ batch }: { batch: ShelfBatch }) {
  const [doing, setDoing] = useState<Doing | 'expiry'>()
  const { place, follow } = useFocusTarget<HTMLLIElement>()
  const badge = expiryBadges[batch.state]

  function done() {
    setDoing(undefined)
    // Do not take the focus from another batch's form.
    if (place.ref.current?.contains(document.activeElement)) follow()
  }

  return (
    <li className={styles.row} {...place}>
      <div className={styles.head}>
        <span className={styles.text}>
          <b className="num">{batch.batch}</b>
          <span className="dim small num">{formatDay(batch.expiresOn)}</span>
          {badge ? (
            <Badge tone={badge.tone} icon={badge.icon}>
              {badge.word}
            </Badge>
          ) : null}
        </span>
        <b className={`num ${styles.quantity}`}>{batch.quantity}</b>
      </div>
      {doing === 'expiry' ? <ExpiryCorrection batch={batch} onDone={done} /> : null}
      {doing && doing !== 'expiry' ? <Correction batch={batch} doing={doing} onDone={done} /> : null}
      {doing ? null : (
        <div className={styles.acts}>
          <Button small variant="line" onClick={() => setDoing('count')}>
            Hitung
          </Button>
          <Button small variant="line" onClick={() => setDoing('expiry')}>
            Perbaiki tanggal
          </Button>
          <Button small variant="quiet-danger" disabled={!batch.quantity} onClick={() => setDoing('write-off')}>
            Hapus dari stok
          </Button>
        </div>
      )}
    </li>
  )
}

function Correction({ batch, doing, onDone }: { batch: ShelfBatch; doing: Doing; onDone: () => void }) {
  const counting = doing === 'count'
  // After a conflict the next count starts from the current quantity.
  const count = useAct(countStock, { onConflict: onDone })
  const writeOff = useAct(writeOffStock)
  // The quantity when the count began.
  const [expected] = useState(batch.quantity)
  const [number, setNumber] = useState(counting ? String(batch.quantity) : '')
  const [reason, setReason] = useState(counting ? 'Stok opname' : batch.state === 'expired' ? 'Kedaluwarsa' : '')
  const [initial] = useState({ number, reason })
  useDirtyForm(number !== initial.number || reason !== initial.reason)
  const { failure, busy } = counting ? count : writeOff
  const errorOf = (field: string) => failure?.errors?.find(({ path }) => path.endsWith(field))?.message

  async function save() {
    const done = counting
      ? await count.act({ body: { batch: batch.id, expected, counted: number, note: reason } })
      : await writeOff.act({ body: { batch: batch.id, quantity: number, reason } })
    if (done) onDone()
  }

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        autoFocus
        label={counting ? 'Jumlah yang dihitung' : 'Jumlah yang dihapus'}
        inputMode="numeric"
        maxLength={6}
        value={number}
        error={errorOf('counted') ?? errorOf('quantity')}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        label={counting ? 'Catatan' : 'Alasan'}
        maxLength={100}
        value={reason}
        error={errorOf('note') ?? errorOf('reason')}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" small variant={counting ? 'primary' : 'danger-solid'} busy={busy}>
          {counting ? 'Simpan hitungan' : 'Hapus dari stok'}
        </Button>
        <Button small variant="quiet" onClick={onDone}>
          Batal
        </Button>
      </div>
    </form>
  )
}
