import { handOver, type Pickup } from '@nmw/contract/ops-desk'
import { formatRupiah } from '@nmw/contract/rupiah'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import { useBranch } from '../shell/work-branch.ts'
import styles from './pickup-card.module.css'

/** Only the patient knows the code of an order. */
export function PickupCard({ pickup }: { pickup: Pickup }) {
  const { timezone } = useBranch()
  const call = useCall()
  const form = useSavedForm({ code: '' })
  const { invoice, patientName, items, total, readyAt } = pickup
  return (
    <Card padded>
      <div className={styles.head}>
        <div>
          <h3 className="h3">{patientName}</h3>
          <p className="dim small num">
            {invoice}, {formatRupiah(total)}
          </p>
          {readyAt ? <p className="dim small">Siap sejak {formatMoment(readyAt, timezone)}</p> : null}
        </div>
        <ul className={styles.items}>
          {items.map(({ name, quantity }) => (
            <li key={name} className="small">
              {quantity} x {name}
            </li>
          ))}
        </ul>
      </div>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) =>
          void form.save(event, async (check) => {
            const body = check(handOver.body, form.values)
            await call(handOver, { params: { invoice }, body })
            return `${invoice} diserahkan kepada ${patientName}`
          })
        }
      >
        <TextField
          label={`Kode pengambilan ${invoice}`}
          hideLabel
          placeholder="Kode pengambilan"
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
          className={styles.code}
          {...form.text('code')}
        />
        <Button type="submit" variant="soft" busy={form.busy}>
          Serahkan
        </Button>
      </form>
      <FormError message={form.failure} />
    </Card>
  )
}
