import { type GoodsOption, MEDICINE_CLASS_LABELS, searchGoods } from '@nmw/contract/ops-medicine'
import { useBranch } from '../shell/work-branch.ts'
import { type PickRow, SearchPicker } from '../../shared/staff/search-picker.tsx'

type GoodsPickerProps = {
  label: string
  chosen?: readonly string[] | undefined
  onPick: (item: GoodsOption) => void
  error?: string | undefined
}

export function GoodsPicker({ label, chosen = [], onPick, error }: GoodsPickerProps) {
  const branch = useBranch()
  return (
    <SearchPicker<GoodsOption>
      label={label}
      placeholder="Ketik nama obat atau produk"
      endpoint={searchGoods}
      query={{ branch: branch.id }}
      rowOf={(item) => rowOf(item, chosen.includes(item.id))}
      onPick={onPick}
      error={error}
    />
  )
}

function rowOf({ id, name, detail, available, class: kind, controlled }: GoodsOption, off: boolean): PickRow {
  const details = [detail, kind ? MEDICINE_CLASS_LABELS[kind] : 'Produk', controlled && 'hanya di klinik']
  const aside = off ? 'Sudah ada' : available ? `Stok ${available}` : 'Stok habis'
  return { key: id, name, detail: details.filter(Boolean).join(', '), aside, warns: !off && !available, off }
}
