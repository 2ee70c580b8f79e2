import { ClipboardDrawing } from '../../ui/clipboard-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TopBar } from '../../ui/top-bar.tsx'

export function FaqScreen() {
  return (
    <div lang="id">
      <TopBar title="FAQ" />
      <EmptyState art={<ClipboardDrawing />} title="Segera Hadir" />
    </div>
  )
}
