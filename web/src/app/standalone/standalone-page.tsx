import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BrandMark } from '../../ui/frame/brand-mark.tsx'
import { RouterLink } from '../router-link.tsx'
import styles from './standalone-page.module.css'

export function StandalonePage({ children }: { children: ReactNode }) {
  const { home } = useRouter().options.context
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink href={home()} className={styles.brand}>
          <BrandMark />
        </RouterLink>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
