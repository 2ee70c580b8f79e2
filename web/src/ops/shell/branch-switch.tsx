import { useBranchChoice } from './work-branch.ts'
import styles from './branch-switch.module.css'

/** The branch in the line under a heading; a choice for those who work at more than one. */
export function BranchSwitch() {
  const { branches, branch, choose } = useBranchChoice()
  if (branches.length === 1) return branch.name
  return (
    <select
      className={styles.select}
      aria-label="Cabang"
      value={branch.id}
      onChange={(event) => choose(Number(event.target.value))}
    >
      {branches.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
