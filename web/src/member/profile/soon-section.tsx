import { CalendarDrawing } from '../../ui/calendar-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function SoonSection() {
  return (
    <EmptyState art={<CalendarDrawing />} title="Segera Hadir">
      Halaman ini sedang kami siapkan.
    </EmptyState>
  )
}
