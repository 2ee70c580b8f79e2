import type { Checkout } from '@nmw/contract/checkout'
import { formatRupiah } from '@nmw/contract/rupiah'
import { Card } from '../../../ui/frame/card.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { unbroken } from '../../appointment/format-appointment.ts'
import styles from './insurance-choice.module.css'

type InsuranceChoiceProps = {
  shipping: NonNullable<Checkout['shipping']>
  insured: boolean
  onChange: (insured: boolean) => void
}

/** Nothing to insure for pickup; no choice above a certain value. */
export function InsuranceChoice({ shipping, insured, onChange }: InsuranceChoiceProps) {
  if (shipping.insuranceFee <= 0 || shipping.serviceEst === null) return null
  const forced = shipping.forceInsurance
  return (
    <Card className={styles.card}>
      <CheckboxField
        label={`Asuransi pengiriman ${unbroken(formatRupiah(shipping.insuranceFee))}`}
        help={
          forced
            ? `Wajib untuk barang senilai ${unbroken(formatRupiah(shipping.insuranceForcedFrom))} ke atas.`
            : 'Mengganti nilai barang bila paket hilang atau rusak di jalan.'
        }
        checked={insured}
        disabled={forced}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Card>
  )
}
