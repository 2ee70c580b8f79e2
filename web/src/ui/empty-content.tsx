import { buttonClass } from './button-class.ts'
import { EmptyState } from './empty-state.tsx'
import { SearchDrawing } from './search-drawing.tsx'
import { UiLink } from './ui-link.tsx'

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
