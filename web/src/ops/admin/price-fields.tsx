import type { ComponentProps } from 'react'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import pairs from './paired-fields.module.css'

type Field<Props> = Pick<Props, Extract<keyof Props, 'name' | 'value' | 'checked' | 'error' | 'onChange'>>
type PriceFieldsProps = {
  form: {
    text: (name: 'price' | 'memberPrice' | 'weight') => Field<ComponentProps<typeof TextField>>
    tick: (name: 'taxable' | 'active') => Field<ComponentProps<typeof CheckboxField>>
  }
}

/** What goods cost and weigh, whatever they are. */
export function PriceFields({ form: { text } }: PriceFieldsProps) {
  return (
    <>
      <div className={pairs.pair}>
        <TextField label="Harga (rupiah)" inputMode="numeric" required {...text('price')} />
        <TextField label="Harga anggota (rupiah)" inputMode="numeric" required {...text('memberPrice')} />
      </div>
      <TextField label="Berat kemasan (gram)" inputMode="numeric" required {...text('weight')} />
    </>
  )
}

export function SaleTicks({ form: { tick } }: PriceFieldsProps) {
  return (
    <>
      <CheckboxField label="Kena PPN" help="Harga sudah termasuk PPN." {...tick('taxable')} />
      <CheckboxField label="Dijual" {...tick('active')} />
    </>
  )
}
