import type { District, Region } from '@nmw/contract/region'
import { useEffect, useId, useRef } from 'react'
import { describedBy, FieldFrame } from '../../ui/frame/field-frame.tsx'
import { PickField } from '../../ui/form/pick-field.tsx'
import { SearchList } from '../../ui/form/search-list.tsx'
import { useClickOutside } from '../../ui/keys/use-click-outside.ts'
import styles from './region-field.module.css'
import { RegionListState } from './region-list-state.tsx'
import type { RegionList } from './use-region-lists.ts'

type RegionFieldProps = {
  label: string
  placeholder: string
  value: Region | undefined
  error: string | undefined
  list: RegionList
  disabled?: boolean
  open: boolean
  onOpen: () => void
  onClose: () => void
  onChoose: (region: Region & Partial<District>) => void
}

export function RegionField({ label, placeholder, value, error, list, disabled, open, ...acts }: RegionFieldProps) {
  const { onOpen, onClose, onChoose } = acts
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const comesBack = useRef(false)

  useClickOutside(place, open, onClose)

  // A touch keyboard covers the lower half of the screen, so the field scrolls up to leave space for its list.
  const shown = open ? (list.data ? 'list' : 'wait') : undefined
  useEffect(() => {
    const little = matchMedia('(pointer: coarse), (max-height: 700px)').matches
    if (shown) place.current?.scrollIntoView({ block: little ? 'start' : 'nearest' })
  }, [shown])

  useEffect(() => {
    if (!open && comesBack.current) place.current?.querySelector('button')?.focus()
    comesBack.current = false
  }, [open])

  function closeAndComeBack(act: () => void) {
    comesBack.current = true
    act()
  }

  return (
    <div
      ref={place}
      className={styles.place}
      onBlur={({ relatedTarget }) => {
        const outside = relatedTarget && !place.current?.contains(relatedTarget)
        if (open && outside && !relatedTarget.matches(':active')) onClose()
      }}
    >
      {open ? (
        <FieldFrame id={id} label={label} error={error} plainLabel>
          <SearchList
            label={label}
            options={list.data}
            chosen={value?.id}
            describedBy={describedBy(id, { error })}
            onChoose={(region) => closeAndComeBack(() => onChoose(region))}
            onCancel={() => closeAndComeBack(onClose)}
          >
            <RegionListState label={label} list={list} />
          </SearchList>
        </FieldFrame>
      ) : (
        <PickField
          aria-haspopup="listbox"
          label={label}
          placeholder={placeholder}
          value={value?.name}
          error={error}
          disabled={disabled}
          onClick={onOpen}
        />
      )}
    </div>
  )
}
