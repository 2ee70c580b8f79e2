import { ClipboardDrawing } from '../../ui/drawing/clipboard-drawing.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'

export function FaqScreen() {
  return (
    <div lang="id">
      <TopBar title="FAQ" />
      <EmptyState art={<ClipboardDrawing />} title="Segera Hadir" />
    </div>
  )
}
