import { listCatalogueCategories } from '@nmw/contract/catalogue-desk'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { SelectField } from '../../ui/form/select-field.tsx'

type ProductCategoryFieldProps = { value: string; error: string | undefined; onChange: (name: string) => void }

export function ProductCategoryField({ value, error, onChange }: ProductCategoryFieldProps) {
  const { data = [] } = useRead(listCatalogueCategories, {})
  const names = data.map(({ name }) => name)
  return (
    <SelectField
      label="Kategori produk"
      help="Produk yang tampil di katalog ini."
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Semua produk</option>
      {/* Without the list, or while it loads, the field still shows its value. */}
      {(value && !names.includes(value) ? [value, ...names] : names).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}
