import { listBranchOptions } from '@nmw/contract/branch'
import { ROLES } from '@nmw/contract/role'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { moveFocusToList } from '../../ui/keys/move-focus-to-list.ts'
import { RemovableTag } from '../../ui/form/removable-tag.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import styles from './workplace-fields.module.css'

/** Roles that belong to branches; an administrator works at all of them. */
export const CLINIC_ROLES = new Set<number>([ROLES.doctor, ROLES.pharmacist, ROLES.frontOffice])

type WorkplaceFieldsProps = {
  home: number
  /** the workplaces when the form was opened, so that closed branches are still shown */
  known: readonly { id: number; name: string }[]
  others: readonly number[]
  errors: Readonly<Record<string, string | undefined>>
  onChange: (home: number, others: number[]) => void
}

/** The home branch of a staff member, and the other branches they may switch to. */
export function WorkplaceFields({ home, known, others, errors, onChange }: WorkplaceFieldsProps) {
  const { data: branches = [] } = useRead(listBranchOptions, {}, { quiet: true })
  const isOpen = (id: number) => branches.some((branch) => branch.id === id)
  const nameOf = (id: number) =>
    branches.find((branch) => branch.id === id)?.name ??
    known.filter((branch) => branch.id === id).map(({ name }) => `${name} (ditutup)`)[0] ??
    `Cabang ${id}`
  const free = branches.filter(({ id }) => id !== home && !others.includes(id))
  const without = (id: number) => others.filter((one) => one !== id)
  return (
    <>
      <SelectField
        label="Cabang utama"
        required
        value={home}
        error={errors['branchId']}
        onChange={(event) => onChange(Number(event.target.value), without(Number(event.target.value)))}
      >
        {isOpen(home) ? null : <option value={home}>{branches.length ? nameOf(home) : 'Memuat Data...'}</option>}
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Cabang lain"
        help="Cabang yang diambil mengakhiri semua sesinya."
        value=""
        error={errors['branches']}
        onChange={(event) => onChange(home, [...others, Number(event.target.value)])}
      >
        <option value="">Tambah cabang</option>
        {free.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {others.length ? (
        <ul className={styles.tags} aria-label="Cabang lain tempat bertugas">
          {others.map((id) => (
            <li key={id} ref={moveFocusToList}>
              <RemovableTag onRemove={() => onChange(home, without(id))}>{nameOf(id)}</RemovableTag>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
