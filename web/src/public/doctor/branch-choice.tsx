import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ChangeEvent } from 'react'
import type { Search } from '../../lib/reads/load.ts'
import { useTexts } from '../page/use-texts.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { doctorTexts } from './doctor-texts.ts'

type BranchChoiceProps = { branches: { id: number; name: string }[]; value: string }

/** A filter inside the search form. */
export function BranchChoice({ branches, value }: BranchChoiceProps) {
  const texts = useTexts(doctorTexts)
  const navigate = useNavigate()
  const asked: Search = useSearch({ strict: false })
  const known = branches.some(({ id }) => String(id) === value)

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const search = { ...asked, branch: target.value || undefined, page: undefined }
    void navigate({ to: '/doctors', search, resetScroll: false })
  }

  return (
    <SelectField label={texts.branch} hideLabel name="branch" value={known ? value : ''} onChange={choose}>
      <option value="">{texts.allBranches}</option>
      {branches.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
