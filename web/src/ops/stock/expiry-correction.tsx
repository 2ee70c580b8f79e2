import { correctExpiry, type ShelfBatch } from '@nmw/contract/ops-stock'
import { useState } from 'react'
import { useDirtyForm } from '../../shared/staff/dirty-forms.ts'
import { Button } from '../../ui/frame/button.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useAct } from '../kit/use-act.ts'
import styles from './batch-row.module.css'

export function ExpiryCorrection({ batch, onDone }: { batch: ShelfBatch; onDone: () => void }) {
  // After a conflict the next correction starts from the current date.
  const { act, busy, failure } = useAct(correctExpiry, { onConflict: onDone })
  // The date when the correction began.
  const [expected] = useState(batch.expiresOn)
  const [expiresOn, setExpiresOn] = useState(batch.expiresOn)
  const [reason, setReason] = useState('')
  useDirtyForm(expiresOn !== expected || reason !== '')
  const errorOf = (field: string) => failure?.errors?.find(({ path }) => path.endsWith(field))?.message

  async function save() {
    if (await act({ body: { batch: batch.id, expected, expiresOn, reason } })) onDone()
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
        label="Tanggal kedaluwarsa"
        help="Seperti tertulis di kemasan."
        type="date"
        value={expiresOn}
        error={errorOf('expiresOn')}
        onChange={(event) => setExpiresOn(event.target.value)}
      />
      <TextField
        label="Alasan"
        maxLength={100}
        value={reason}
        error={errorOf('reason')}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" small busy={busy}>
          Simpan tanggal
        </Button>
        <Button small variant="quiet" onClick={onDone}>
          Batal
        </Button>
      </div>
    </form>
  )
}
