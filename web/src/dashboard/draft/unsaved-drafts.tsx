import type { ContentKind } from '@nmw/contract/content-kind'
import { listDrafts, removeDraft } from '@nmw/contract/draft'
import { useChange, useRead } from '../../lib/use-endpoint.ts'
import { formatAgo } from '../../lib/format-ago.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { editIcon, trashIcon } from '../../ui/action-icons.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Note } from '../../ui/note.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { editPlace } from '../kit/content-places.ts'
import styles from './unsaved-drafts.module.css'

const MOST = 3

/** What the person began and did not save. Nothing where there is nothing. */
export function UnsavedDrafts({ kind }: { kind: ContentKind }) {
  const { data = [] } = useRead(listDrafts, { query: { kind } }, { quiet: true, staleTime: 0 })
  const remove = useChange(removeDraft, { refreshes: [listDrafts] })
  if (!data.length) return null
  return (
    <Note tone="info" icon={editIcon} className={styles.note}>
      <p className="strong">{data.length} draf Anda belum disimpan</p>
      <ul className={styles.drafts}>
        {data.slice(0, MOST).map((draft) => {
          const title = draft.title || 'Tanpa judul'
          return (
            <li key={draft.key} className={styles.draft}>
              <UiLink
                className="link"
                href={editPlace(kind, { id: draft.targetId, draft: draft.key })}
              >{`Lanjutkan ${title}`}</UiLink>
              <span className="dim">{formatAgo(draft.updatedAt, serverNow())}</span>
              <IconButton
                label={`Buang draf ${title}`}
                icon={trashIcon}
                iconSize={16}
                onClick={() => remove.mutate({ params: { key: draft.key } })}
              />
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
