import type { WorkBranch } from '@nmw/contract/ops-branch'
import { useBranchChoice } from './work-branch.ts'
import styles from './branch-switch.module.css'

const nameOf = ({ name, active }: WorkBranch) => (active ? name : `${name} (ditutup)`)

/** The branch in the line under a heading; a select for those who work at several. */
export function BranchSwitch() {
  const { branches, branch, choose } = useBranchChoice()
  if (branches.length === 1) return `${nameOf(branch)},`
  return (
    <select
      className={styles.select}
      aria-label="Cabang"
      value={branch.id}
      onChange={(event) => choose(Number(event.target.value))}
    >
      {branches.map((one) => (
        <option key={one.id} value={one.id}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  )
}
