import {
  type District,
  listProfileCities,
  listProfileDistricts,
  listProfileProvinces,
  type Region,
} from '@nmw/contract/region'
import { SelectField } from '../ui/select-field.tsx'
import { useRead } from './use-endpoint.ts'

export type RegionChoice = {
  province?: Region | undefined
  city?: Region | undefined
  /** freshly chosen, it brings the postal code along */
  district?: (Region & Partial<District>) | undefined
}

type RegionFieldsProps = {
  value: RegionChoice
  errors?: Partial<Record<keyof RegionChoice, string | undefined>> | undefined
  onChange: (value: RegionChoice) => void
  source?: 'coverage' | 'profile' | undefined
}

/** Plain lists, until the searchable ones arrive. */
export function RegionFields({ value: { province, city, district }, errors, onChange }: RegionFieldsProps) {
  const provinceId = province?.id ?? 0
  const cityId = city?.id ?? 0
  const provinces = useRead(listProfileProvinces, {})
  const cities = useRead(listProfileCities, { query: { provinceId } }, { enabled: provinceId > 0 })
  const districts = useRead(listProfileDistricts, { query: { cityId } }, { enabled: cityId > 0 })
  return (
    <>
      <Level
        label="Provinsi"
        chosen={province}
        options={provinces.data}
        error={errors?.province}
        onChoose={(one) => onChange({ province: one })}
      />
      <Level
        label="Kota/Kabupaten"
        chosen={city}
        options={cities.data}
        error={errors?.city}
        onChoose={(one) => onChange({ province, city: one })}
      />
      <Level
        label="Kecamatan"
        chosen={district}
        options={districts.data}
        error={errors?.district}
        onChoose={(one) => onChange({ province, city, district: one })}
      />
    </>
  )
}

type LevelProps<R extends Region> = {
  label: string
  chosen: Region | undefined
  options: readonly R[] | undefined
  error: string | undefined
  onChoose: (region: R | undefined) => void
}

function Level<R extends Region>({ label, chosen, options, error, onChoose }: LevelProps<R>) {
  const listed: readonly Region[] = options ?? (chosen ? [chosen] : [])
  return (
    <SelectField
      label={label}
      error={error}
      value={chosen?.id ?? ''}
      onChange={({ target }) => onChoose(options?.find(({ id }) => String(id) === target.value))}
    >
      <option value="">Pilih {label.toLowerCase()}</option>
      {listed.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
