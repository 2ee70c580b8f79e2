import { useState } from 'react'
import { chooseRegion, type RegionChoice, type RegionLevel } from './region-choice.ts'
import { RegionField } from './region-field.tsx'
import { useRegionLists, type RegionSource } from './use-region-lists.ts'

export type { RegionChoice } from './region-choice.ts'

export type RegionFieldsProps = {
  value: RegionChoice
  errors?: Partial<Record<RegionLevel, string | undefined>> | undefined
  /** Choosing a region clears the levels below it; a district comes with its postal code. */
  onChange: (value: RegionChoice) => void
  source?: RegionSource | undefined
}

/** Province, city and district, each with a searchable list. */
export function RegionFields({ value, errors = {}, onChange, source = 'coverage' }: RegionFieldsProps) {
  const [wanted, setWanted] = useState<readonly RegionLevel[]>([])
  const [open, setOpen] = useState<RegionLevel>()
  const lists = useRegionLists(source, value, wanted)
  const want = (level: RegionLevel) => setWanted((before) => [...before.filter((one) => one !== level), level])

  function field(level: RegionLevel, below?: RegionLevel) {
    return {
      value: value[level],
      error: errors[level],
      list: lists[level],
      open: open === level,
      onOpen: () => {
        want(level)
        setOpen(level)
      },
      onClose: () => setOpen((now) => (now === level ? undefined : now)),
      onChoose: (region: NonNullable<RegionChoice[RegionLevel]>) => {
        setOpen(undefined)
        if (below) want(below)
        if (region.id !== value[level]?.id) onChange(chooseRegion(value, level, region))
      },
    }
  }

  return (
    <>
      <RegionField label="Provinsi" placeholder="Pilih provinsi" {...field('province', 'city')} />
      <RegionField
        label="Kota/Kabupaten"
        placeholder={value.province ? 'Pilih kota/kabupaten' : 'Pilih provinsi dahulu'}
        disabled={!value.province}
        {...field('city', 'district')}
      />
      <RegionField
        label="Kecamatan"
        placeholder={value.city ? 'Pilih kecamatan' : 'Pilih kota/kabupaten dahulu'}
        disabled={!value.city}
        {...field('district')}
      />
    </>
  )
}
