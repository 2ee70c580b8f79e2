import type { ReactNode } from 'react'
import { SplitFrame } from '../../../ui/frame/split-frame.tsx'
import styles from './auth-frame.module.css'

type AuthFrameProps = { title: string; lead?: ReactNode; children: ReactNode }

const drawing = <img className={styles.art} src="/art/login.svg" alt="" width="480" height="400" fetchPriority="high" />

export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <SplitFrame art={drawing} motto="Kulit Anda, dokter Anda, dalam satu tempat yang tenang.">
      <div>
        <h1 className="h1">{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children}
    </SplitFrame>
  )
}
