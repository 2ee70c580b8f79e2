import { buttonClass } from '../frame/button-class.ts'
import { EmptyState } from './empty-state.tsx'
import { SearchDrawing } from '../drawing/search-drawing.tsx'
import { UiLink } from '../frame/ui-link.tsx'

/** For a page whose content does not exist (any more). */
export function EmptyContent({ level = 1 }: { level?: 1 | 2 | undefined }) {
  return (
    <EmptyState
      art={<SearchDrawing />}
      title="Opps... Maaf Konten belum tersedia"
      level={level}
      action={
        <UiLink href="/user/home" className={buttonClass()}>
          Kembali Ke Halaman Utama
        </UiLink>
      }
    />
  )
}
