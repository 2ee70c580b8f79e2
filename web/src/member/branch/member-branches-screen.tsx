import { useSearch } from '@tanstack/react-router'
import { useGoBack } from '../../lib/page/use-go-back.ts'
import { memberHome } from '../../lib/session/redirect-path.ts'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { BranchResults } from './branch-results.tsx'
import { BranchSearch } from './branch-search.tsx'
import styles from './member-branches-screen.module.css'
import { SortByDistance } from './sort-by-distance.tsx'

export function MemberBranchesScreen() {
  const search = useSearch({ strict: false })
  const goBack = useGoBack(memberHome)
  return (
    <>
      <TopBar title="Klinik NMW" onBack={goBack} />
      <div className={styles.head}>
        <BranchSearch asked={search['search'] ?? ''} />
        <SortByDistance />
      </div>
      <BranchResults search={search} />
    </>
  )
}
