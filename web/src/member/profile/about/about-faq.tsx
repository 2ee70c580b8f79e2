import { helpChat } from '../../../lib/page/help-chat.ts'
import { renderExternal } from '../../../lib/page/render-external.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { ClipboardDrawing } from '../../../ui/drawing/clipboard-drawing.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'

export function AboutFaq() {
  return (
    <EmptyState
      art={<ClipboardDrawing />}
      title="Segera Hadir"
      action={
        <UiLink href={helpChat} className={buttonClass({ variant: 'soft' })} renderLink={renderExternal}>
          Chat Admin
        </UiLink>
      }
    >
      <p>Jawaban atas pertanyaan umum sedang kami susun. Sementara itu, tanyakan langsung kepada kami.</p>
    </EmptyState>
  )
}
