import { isCard } from '@nmw/contract/ops-payment'
import { useFocusTarget } from '../../lib/page/use-focus-target.ts'
import { Button } from '../../ui/frame/button.tsx'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { plusIcon, trashIcon } from '../../ui/icon/action-icons.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { fieldName, type PaidWay, SALE_WAY_LABELS, SALE_WAYS, type SaleWay } from './sale-bill.ts'
import styles from './pay-ways.module.css'

/** Empty values of the fields below, so that a form knows where to show their errors. */
export const noFields = Object.fromEntries(
  SALE_WAYS.flatMap((way) => (['value', 'name', 'no'] as const).map((field) => [fieldName(way, field), ''])),
)

type PayWaysProps = {
  ways: readonly PaidWay[]
  onChange: (ways: PaidWay[]) => void
  /** The amount is required, because only a part is paid. */
  mustName: boolean
  /** Errors by field name of the request. */
  errors: Readonly<Record<string, string>>
}

export function PayWays({ ways, onChange, mustName, errors }: PayWaysProps) {
  const unused = SALE_WAYS.filter((way) => ways.every((one) => one.way !== way))
  const { place: list, follow } = useFocusTarget()
  const change = (place: number, part: Partial<PaidWay>) =>
    onChange(ways.map((one, at) => (at === place ? { ...one, ...part } : one)))

  return (
    <div className={styles.ways} {...list}>
      {ways.map((one, place) => (
        // Keyed by index: changing the select inside changes everything else about it, and the select must keep the
        // focus.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={place} className={styles.way}>
          <legend className="sr-only">Cara bayar {place + 1}</legend>
          <SelectField
            label="Cara bayar"
            className={styles.kind}
            value={one.way}
            onChange={(event) => change(place, { way: event.target.value as SaleWay })}
          >
            {SALE_WAYS.filter((way) => way === one.way || unused.includes(way)).map((way) => (
              <option key={way} value={way}>
                {SALE_WAY_LABELS[way]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Jumlah diterima (rupiah)"
            help={mustName ? undefined : place === 0 ? 'Kosong berarti uang pas.' : 'Kosong berarti sisanya.'}
            inputMode="numeric"
            maxLength={15}
            required={mustName}
            error={errors[fieldName(one.way, 'value')]}
            value={one.value}
            onChange={(event) => change(place, { value: event.target.value })}
          />
          {ways.length > 1 ? (
            <IconButton
              className={styles.remove}
              label={`Hapus ${SALE_WAY_LABELS[one.way]}`}
              icon={trashIcon}
              onClick={() => {
                onChange(ways.filter((_, at) => at !== place))
                follow()
              }}
            />
          ) : null}
          {one.way === 'merchant' || isCard(one.way) ? (
            <TextField
              label={isCard(one.way) ? 'Nama bank' : 'Nama merchant'}
              className={styles.card}
              required
              maxLength={60}
              error={errors[fieldName(one.way, 'name')]}
              value={one.name}
              onChange={(event) => change(place, { name: event.target.value })}
            />
          ) : null}
          {isCard(one.way) ? (
            <TextField
              label="4 angka terakhir kartu"
              className={styles.card}
              required
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              error={errors[fieldName(one.way, 'no')]}
              value={one.no}
              onChange={(event) => change(place, { no: event.target.value })}
            />
          ) : null}
        </fieldset>
      ))}
      {unused.length ? (
        <Button
          variant="quiet"
          small
          className={styles.more}
          icon={plusIcon}
          onClick={() => onChange([...ways, { way: unused[0]!, value: '', name: '', no: '' }])}
        >
          Bagi dengan cara bayar lain
        </Button>
      ) : null}
    </div>
  )
}
