import { useNavigate } from '@tanstack/react-router'
import type { ChangeEvent } from 'react'
import type { Search } from '../../lib/load.ts'
import { useWords } from '../../lib/use-words.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { doctorWords } from './doctor-words.ts'

type BranchChoiceProps = { branches: { id: number; name: string }[]; value: string; keep: Search }

/** Narrows the list to one branch; stands in the form of the search. */
export function BranchChoice({ branches, value, keep }: BranchChoiceProps) {
  const words = useWords(doctorWords)
  const navigate = useNavigate()

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const search = { ...keep, branch: target.value || undefined }
    void navigate({ to: '/doctors', search, resetScroll: false })
  }

  return (
    <SelectField label={words.branch} hideLabel name="branch" value={value} onChange={choose}>
      <option value="">{words.allBranches}</option>
      {branches.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
