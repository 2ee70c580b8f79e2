import { BellDrawing } from '../ui/drawing/bell-drawing.tsx'
import { BoxDrawing } from '../ui/drawing/box-drawing.tsx'
import { Button } from '../ui/frame/button.tsx'
import { CalendarDrawing } from '../ui/drawing/calendar-drawing.tsx'
import { ClipboardDrawing } from '../ui/drawing/clipboard-drawing.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { PageLoading } from '../ui/state/page-loading.tsx'
import { SearchDrawing } from '../ui/drawing/search-drawing.tsx'
import { SkeletonList } from '../ui/state/skeleton-list.tsx'
import { useToast } from '../ui/overlay/use-toast.ts'
import { GalleryBlock } from './gallery-block.tsx'
import styles from './gallery-states.module.css'

const drawings = [
  { words: 'Tidak Ada Resep', drawing: <ClipboardDrawing /> },
  { words: 'Belum ada notifikasi', drawing: <BellDrawing /> },
  { words: 'Cabang tidak ada', drawing: <SearchDrawing /> },
  { words: 'Data Tidak Ditemukan', drawing: <BoxDrawing /> },
]

export function GalleryStates() {
  const toast = useToast()
  return (
    <>
      <GalleryBlock title="Memuat, sesudah 200 ms">
        <SkeletonList count={1} />
      </GalleryBlock>
      <GalleryBlock title="Halaman yang memuat">
        <PageLoading />
      </GalleryBlock>
      <GalleryBlock title="Kosong">
        <EmptyState
          level={3}
          art={<CalendarDrawing />}
          title="Tidak Ada Janji Konsultasi"
          action={<Button>Buat janji</Button>}
        >
          Pilih cabang, tanggal, dan dokter. Biayanya terlihat sebelum Anda membayar.
        </EmptyState>
      </GalleryBlock>
      <GalleryBlock title="Gagal">
        <ErrorState level={3} onRetry={() => toast.error('Gagal Memuat Data')}>
          Sambungan terputus saat mengambil pesanan. Pesanan Anda aman.
        </ErrorState>
      </GalleryBlock>
      <GalleryBlock title="Kosong, gambar lain">
        <ul className={styles.drawings}>
          {drawings.map(({ words, drawing }) => (
            <li key={words} className={styles.drawing}>
              {drawing}
              {words}
            </li>
          ))}
        </ul>
      </GalleryBlock>
    </>
  )
}
