import { contentKindNames, type ContentKind } from '@nmw/contract/content-kind'
import { listDrafts, removeDraft, saveDraft } from '@nmw/contract/draft'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Row } from '../../ui/list/row.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { listPath } from '../kit/content-paths.ts'
import { deleteLocalDraft } from './draft-store.ts'
import type { FoundDraft } from './latest-draft.ts'
import { titleIn } from './text-of.ts'

type TrashedContentProps = {
  kind: ContentKind
  /** for example 'banner' */
  name: string
  draft: FoundDraft
  /** key of the local draft */
  place: string
  /** key of the new draft */
  freshKey: string
  onDone: () => void
}

/** A draft of content that is now in the trash: it can continue as new content. */
export function TrashedContent({ kind, name, draft, place, freshKey, onDone }: TrashedContentProps) {
  const call = useCall()
  const save = useChange(saveDraft, { refreshes: [listDrafts] })
  const { key, data, at } = draft

  async function goOn() {
    const title = titleIn(data).slice(0, 300)
    try {
      await save.mutateAsync({
        params: { key: freshKey },
        body: { kind, targetId: null, baseVersion: 0, title, data: data as never },
      })
    } catch {
      return // already shown in a toast
    }
    // Only after the copy is saved.
    await Promise.all([deleteLocalDraft(place), call(removeDraft, { params: { key } }).catch(() => undefined)])
    onDone()
  }

  return (
    <>
      <StaffHead title={`Ubah ${name}`} backHref={listPath(kind)} />
      <Card>
        <EmptyState
          art={<SearchDrawing />}
          title={`${contentKindNames[kind]} ini sudah dipindahkan ke sampah`}
          action={
            <Row wrap gap={2}>
              <Button busy={save.isPending} onClick={() => void goOn()}>
                Lanjutkan sebagai {name} baru
              </Button>
              <UiLink href={listPath(kind)} className={buttonClass({ variant: 'soft' })}>
                Kembali ke daftar
              </UiLink>
            </Row>
          }
        >
          <p>
            Draf Anda dari {formatMoment(new Date(at).toISOString())} masih ada. Lanjutkan sebagai {name} baru, atau
            minta Administrator memulihkan {name} ini dari Sampah.
          </p>
        </EmptyState>
      </Card>
    </>
  )
}
