import { OwnMembership } from '../membership/own-membership.tsx'
import { HomeHello } from './home-hello.tsx'
import styles from './home-screen.module.css'
import { HomeShortcuts } from './home-shortcuts.tsx'
import { HomeStart } from './home-start.tsx'
import { HomeSteps } from './home-steps.tsx'

export function HomeScreen() {
  return (
    <>
      <HomeHello />
      <div className={styles.grid}>
        <div className={styles.card}>
          <OwnMembership href="/user/account" />
        </div>
        <div className={styles.main}>
          <HomeShortcuts />
          <HomeStart />
        </div>
        <div className={styles.rest}>
          <HomeSteps />
        </div>
      </div>
    </>
  )
}
