import type { ReactNode } from 'react'
import { BrandMark } from '../../ui/frame/brand-mark.tsx'
import { SplitFrame } from '../../ui/frame/split-frame.tsx'
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx'
import styles from './staff-login-frame.module.css'

export type StaffLoginFrameProps = {
  /** for example 'Konten' in 'NMW Konten' */
  area: string
  /** one sentence beside the form, if there is space */
  motto: string
  art: ReactNode
  children: ReactNode
}

export function StaffLoginFrame({ area, motto, art, children }: StaffLoginFrameProps) {
  return (
    <SplitFrame art={<div className={styles.art}>{art}</div>} motto={motto} whole>
      <div className={styles.top}>
        <BrandMark name="NMW" area={area} />
        <ThemeSwitch />
      </div>
      {children}
    </SplitFrame>
  )
}
