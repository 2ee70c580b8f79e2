import { listWorkBranches } from '@nmw/contract/ops-branch'
import type { ReactNode } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { SelectField, type SelectFieldProps } from '../../ui/form/select-field.tsx'

type BranchSelectProps = Pick<SelectFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'required'> & {
  label?: string
  help?: ReactNode
  /** label of the empty choice */
  none: string
}

/** For something new at a branch, so closed branches are left out. */
export function BranchSelect({ label = 'Cabang', none, ...field }: BranchSelectProps) {
  const { data: branches } = useRead(listWorkBranches, {}, { quiet: true })
  return (
    <SelectField label={label} {...field}>
      <option value="">{none}</option>
      {branches
        ?.filter(({ active }) => active)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}
