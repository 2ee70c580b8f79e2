import { useEffect, useId, useRef, useState } from 'react'
import { FieldFrame } from '../../../ui/frame/field-frame.tsx'
import { PickField } from '../../../ui/form/pick-field.tsx'
import { SearchList } from '../../../ui/form/search-list.tsx'
import { pinIcon } from '../../../ui/icon/contact-icons.ts'
import { useClickOutside } from '../../../ui/keys/use-click-outside.ts'

type Branch = { id: number; name: string; city: string }
type BranchChoiceFieldProps = { branches: readonly Branch[]; value: number | undefined; onChange: (id: number) => void }

export function BranchChoiceField({ branches, value, onChange }: BranchChoiceFieldProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const restoreFocus = useRef(false)
  const [open, setOpen] = useState(false)
  useClickOutside(place, open, () => setOpen(false))

  useEffect(() => {
    if (!open && restoreFocus.current) place.current?.querySelector('button')?.focus()
    restoreFocus.current = false
  }, [open])

  function close() {
    restoreFocus.current = true
    setOpen(false)
  }

  return (
    <div ref={place}>
      {open ? (
        <FieldFrame id={id} label="Cabang" plainLabel>
          <SearchList
            label="Cabang"
            options={branches.map((branch) => ({ id: branch.id, name: `${branch.name}, ${shortCity(branch.city)}` }))}
            chosen={value}
            onChoose={(branch) => {
              onChange(branch.id)
              close()
            }}
            onCancel={close}
          />
        </FieldFrame>
      ) : (
        <PickField
          aria-haspopup="listbox"
          label="Cabang"
          placeholder="Pilih cabang"
          icon={pinIcon}
          value={branches.find((branch) => branch.id === value)?.name}
          onClick={() => setOpen(true)}
        />
      )}
    </div>
  )
}

/** 'Kota Administrasi Jakarta Pusat' → 'Jakarta Pusat' */
function shortCity(city: string) {
  return city.replace(/^(Kota Administrasi|Kota|Kabupaten) /, '')
}
