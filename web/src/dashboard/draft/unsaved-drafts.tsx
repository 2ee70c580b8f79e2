import { contentKindNames, type ContentKind } from '@nmw/contract/content-kind'
import { listDrafts, removeDraft } from '@nmw/contract/draft'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formatAgo } from '../../lib/format/format-ago.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { useFocusTarget } from '../../lib/page/use-focus-target.ts'
import { editIcon, trashIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { editPath } from '../kit/content-paths.ts'
import { DiscardDraftDialog } from './discard-draft-dialog.tsx'
import { draftPlace, deleteLocalDraft } from './draft-store.ts'
import styles from './unsaved-drafts.module.css'
import { localDraftsKey, useUnsavedDrafts, type Unsaved } from './use-unsaved-drafts.ts'

const MOST = 3

/** The user's unsaved drafts, of one kind or of all. */
export function UnsavedDrafts({ kind }: { kind?: ContentKind }) {
  const { email, drafts } = useUnsavedDrafts(kind)
  const client = useQueryClient()
  const remove = useChange(removeDraft, { refreshes: [listDrafts] })
  const [toRemove, setToRemove] = useState<Unsaved>()
  const [all, setAll] = useState(false)
  const { place, follow } = useFocusTarget<HTMLLIElement>()

  function showAll() {
    // The button disappears; the first newly shown draft takes the focus.
    flushSync(() => setAll(true))
    follow()
  }

  async function discard({ key, kind: which, targetId }: Unsaved) {
    try {
      await remove.mutateAsync({ params: { key } })
    } catch {
      return // already shown in a toast
    }
    await deleteLocalDraft(draftPlace(email!, which, targetId ?? key))
    setToRemove(undefined)
    await client.invalidateQueries({ queryKey: [localDraftsKey] })
  }

  if (!drafts.length) return null
  return (
    <Note tone="info" icon={editIcon} className={styles.note}>
      <p className="strong">{drafts.length} draf Anda belum disimpan</p>
      <ul className={styles.drafts}>
        {drafts.slice(0, all ? undefined : MOST).map((draft, index) => {
          const name = draft.title || 'Tanpa judul'
          const title = kind ? name : `${contentKindNames[draft.kind]}: ${name}`
          return (
            <li key={draft.key} className={styles.draft} {...(index === MOST && place)}>
              <UiLink
                className="link"
                href={editPath(draft.kind, { id: draft.targetId, draft: draft.key })}
              >{`Lanjutkan ${title}`}</UiLink>
              <span className="dim">{formatAgo(draft.updatedAt, serverNow())}</span>
              <IconButton
                label={`Buang draf ${title}`}
                icon={trashIcon}
                iconSize={16}
                onClick={() => setToRemove(draft)}
              />
            </li>
          )
        })}
      </ul>
      {all || drafts.length <= MOST ? null : (
        <Button variant="quiet" small onClick={showAll}>
          Tampilkan semua
        </Button>
      )}
      <DiscardDraftDialog
        open={toRemove !== undefined}
        busy={remove.isPending}
        onClose={() => setToRemove(undefined)}
        onConfirm={() => toRemove && void discard(toRemove)}
      />
    </Note>
  )
}
