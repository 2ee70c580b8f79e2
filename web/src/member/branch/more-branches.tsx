import { Link } from '@tanstack/react-router'
import type { Search } from '../../lib/reads/load.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { nextPage } from './branch-list-input.ts'
import styles from './more-branches.module.css'

/** A link, so that it works without script and 'back' shows fewer again. */
export function MoreBranches({ search, loading }: { search: Search; loading: boolean }) {
  return (
    <div className={styles.more}>
      <Link
        to="/user/branches"
        search={{ ...search, page: nextPage(search) }}
        resetScroll={false}
        className={buttonClass({ variant: 'soft' })}
        aria-busy={loading || undefined}
      >
        Tampilkan lagi
      </Link>
    </div>
  )
}
