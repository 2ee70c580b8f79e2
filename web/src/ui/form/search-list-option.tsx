import { useEffect, useRef } from 'react'
import { classNames } from '../frame/class-names.ts'
import { splitMatch } from './filter-options.ts'
import { Icon } from '../icon/icon.tsx'
import { scrollRowIntoView } from '../keys/scroll-row-into-view.ts'
import styles from './search-list.module.css'
import { checkIcon } from '../icon/state-icons.ts'

type SearchListOptionProps = {
  id: string
  name: string
  /** the part of the name to highlight */
  typed: string
  active: boolean
  chosen: boolean
  onChoose: () => void
}

export function SearchListOption({ id, name, typed, active, chosen, onChoose }: SearchListOptionProps) {
  const row = useRef<HTMLDivElement>(null)
  const [before, match, after] = splitMatch(name, typed)
  useEffect(() => {
    if (active && row.current) scrollRowIntoView(row.current)
  }, [active])

  return (
    // the search box, which has the focus, handles the keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={classNames(styles.option, active && styles.active, chosen && styles.chosen)}
      onClick={onChoose}
    >
      <span>
        {before}
        {match ? <mark className={styles.match}>{match}</mark> : null}
        {after}
      </span>
      {chosen ? <Icon path={checkIcon} size={20} /> : null}
    </div>
  )
}
