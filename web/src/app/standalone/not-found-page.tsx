import { useRouter } from '@tanstack/react-router'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { StandalonePage } from './standalone-page.tsx'
import styles from './not-found-page.module.css'
import { RouterLink } from '../router-link.tsx'

export function NotFoundPage() {
  const { home } = useRouter().options.context
  usePageTitle('Halaman tidak ditemukan')
  return (
    <StandalonePage>
      <div className={styles.notice}>
        <SearchDrawing />
        <h1 className={`h1 ${styles.title}`} lang="en">
          We can’t find the page what you are looking for
        </h1>
        <p className="dim" lang="id">
          Halaman yang Anda cari tidak ditemukan.
        </p>
        <RouterLink href={home()} className={`${buttonClass()} ${styles.action}`}>
          <span lang="en">Go back home</span>
        </RouterLink>
      </div>
    </StandalonePage>
  )
}
