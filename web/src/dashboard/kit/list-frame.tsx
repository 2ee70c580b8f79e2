import type { ReactNode } from 'react'
import { PanelLayout } from '../../ui/nav/panel-layout.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import styles from './list-frame.module.css'

type ListFrameProps = {
  title: string
  detail?: ReactNode
  action?: ReactNode
  /** filter and search */
  tools?: ReactNode
  panel?: ReactNode
  children: ReactNode
}

export function ListFrame({ title, detail, action, tools, panel, children }: ListFrameProps) {
  return (
    <>
      <StaffHead title={title} detail={detail}>
        {action}
      </StaffHead>
      <PanelLayout panel={panel}>
        {tools ? <div className={styles.tools}>{tools}</div> : null}
        {children}
      </PanelLayout>
    </>
  )
}
