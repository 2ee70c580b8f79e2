import type { ComponentProps } from 'react'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { BranchSelect } from '../branch/branch-select.tsx'
import pairs from '../kit/paired-fields.module.css'

type Field<Props> = Pick<Props, Extract<keyof Props, 'name' | 'value' | 'checked' | 'error' | 'onChange'>>
type PriceFieldsProps = {
  form: {
    text: (name: 'price' | 'memberPrice' | 'weight') => Field<ComponentProps<typeof TextField>>
    tick: (name: 'taxable' | 'active') => Field<ComponentProps<typeof CheckboxField>>
  }
}

type NameFieldsProps = {
  form: { text: (name: 'id' | 'name') => Field<ComponentProps<typeof TextField>> }
  /** for example 'produk' */
  what: string
  /** of existing goods; new ones get a code like the example */
  code: string | undefined
  example: string
}

/** Name and code: the code is set once and never changed. */
export function NameFields({ form: { text }, what, code, example }: NameFieldsProps) {
  return (
    <>
      {code === undefined ? (
        <TextField
          label={`Kode ${what}`}
          help={`Seperti ${example}; tidak dapat diubah lagi.`}
          required
          {...text('id')}
        />
      ) : (
        <p className="dim small num">Kode {code}</p>
      )}
      <TextField label={`Nama ${what}`} required maxLength={120} {...text('name')} />
    </>
  )
}

type FirstShelfProps = { form: { pick: (name: 'branch') => Field<ComponentProps<typeof BranchSelect>> } }

/** The branch whose stock new goods may be added to. */
export function FirstShelf({ form: { pick } }: FirstShelfProps) {
  return (
    <BranchSelect
      label="Buka rak di cabang"
      help="Rak cabang lain terbuka saat barang pertama masuk."
      none="Nanti"
      {...pick('branch')}
    />
  )
}

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
