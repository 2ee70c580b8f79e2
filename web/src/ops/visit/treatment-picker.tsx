import { searchTreatments, type TreatmentOption } from '@nmw/contract/ops-visit'
import { SearchPicker } from '../../shared/staff/search-picker.tsx'

type TreatmentPickerProps = { chosen: readonly string[]; onPick: (item: TreatmentOption) => void }

export function TreatmentPicker({ chosen, onPick }: TreatmentPickerProps) {
  return (
    <SearchPicker<TreatmentOption>
      label="Tambah tindakan"
      placeholder="Ketik nama tindakan"
      endpoint={searchTreatments}
      rowOf={({ id, name, minutes }) => {
        const off = chosen.includes(id)
        return { key: id, name, detail: `${minutes} menit`, aside: off ? 'Sudah ada' : '', off }
      }}
      onPick={onPick}
    />
  )
}
