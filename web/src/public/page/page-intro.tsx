import type { ReactNode } from 'react'
import { Lotus } from './lotus.tsx'
import styles from './page-intro.module.css'

export type PageIntroProps = {
  title: string
  lead: string
  /** actions or facts below the lead */
  children?: ReactNode
}

export function PageIntro({ title, lead, children }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <Lotus className={styles.lotus} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </header>
  )
}
