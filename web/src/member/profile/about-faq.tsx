import { ClipboardDrawing } from '../../ui/clipboard-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function AboutFaq() {
  return <EmptyState art={<ClipboardDrawing />} title="Segera Hadir" />
}
