import type { ReactNode } from 'react'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import styles from './staff-login-frame.module.css'

export type StaffLoginFrameProps = {
  /** 'Konten' in 'NMW Konten' */
  area: string
  /** one sentence beside the form, where there is room */
  motto: string
  art: ReactNode
  children: ReactNode
}

export function StaffLoginFrame({ area, motto, art, children }: StaffLoginFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.art}>
        {art}
        <p className={styles.motto}>{motto}</p>
      </header>
      <main className={styles.form}>
        <div className={styles.top}>
          <BrandMark name="NMW" area={area} />
          <ThemeSwitch />
        </div>
        {children}
      </main>
    </div>
  )
}
