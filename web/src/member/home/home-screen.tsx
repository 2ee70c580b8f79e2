import { OwnMembership } from '../membership/own-membership.tsx'
import { HomeBanners } from './home-banners.tsx'
import { HomeBranches } from './home-branches.tsx'
import { HomeHello } from './home-hello.tsx'
import styles from './home-screen.module.css'
import { HomeShortcuts } from './home-shortcuts.tsx'
import { HomeStart } from './home-start.tsx'
import { HomeTreatments } from './home-treatments.tsx'

export function HomeScreen() {
  return (
    <>
      <HomeHello />
      <div className={styles.grid}>
        <div className={styles.card}>
          <OwnMembership href="/user/account" />
        </div>
        <div className={styles.main}>
          <HomeStart />
          <HomeShortcuts />
          <HomeBanners />
          <HomeTreatments />
        </div>
        <div className={styles.rest}>
          <HomeBranches />
        </div>
      </div>
    </>
  )
}
