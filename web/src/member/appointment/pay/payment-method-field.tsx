import { METHOD_NOT_READY, type PaymentMethod } from '@nmw/contract/payment'
import { useId } from 'react'
import { classNames } from '../../../ui/frame/class-names.ts'
import { cardClass } from '../../../ui/frame/card-class.ts'
import { FieldError } from '../../../ui/frame/field-error.tsx'
import { replayEarlyInput } from '../../../ui/keys/replay-early-input.ts'
import { radioDotClass } from '../../../ui/form/radio-dot-class.ts'
import styles from './payment-method-field.module.css'

type PaymentMethodFieldProps = {
  methods: readonly PaymentMethod[]
  value: string | undefined
  error: string | undefined
  onChange: (code: string) => void
}

export function PaymentMethodField({ methods, value, error, onChange }: PaymentMethodFieldProps) {
  const id = useId()
  const groups = [...Map.groupBy(methods, ({ pchCategory }) => pchCategory)]
  return (
    <div role="radiogroup" aria-labelledby="metode-pembayaran" aria-describedby={`${id}-error`}>
      <div id={`${id}-error`} aria-live="assertive">
        <FieldError error={error} className={styles.error} />
      </div>
      {groups.map(([category, choices], place) => (
        <div key={category} role="group" aria-labelledby={`${id}-${place}`}>
          <h3 className={`small dim strong ${styles.category}`} id={`${id}-${place}`}>
            {category}
          </h3>
          <div className={classNames(cardClass({ rows: true }), styles.rows)}>
            {choices.map((method) => (
              <label key={method.pchCode} className={styles.method}>
                <img src={`/art/${method.pchAvatar}`} alt="" width={70} height={25} />
                <span className={styles.words}>
                  {method.pchName}
                  {method.available ? null : <span className={styles.off}>{METHOD_NOT_READY}</span>}
                </span>
                <input
                  ref={replayEarlyInput}
                  type="radio"
                  className={radioDotClass()}
                  name={id}
                  value={method.pchCode}
                  checked={value === method.pchCode}
                  disabled={!method.available}
                  onChange={() => onChange(method.pchCode)}
                />
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
