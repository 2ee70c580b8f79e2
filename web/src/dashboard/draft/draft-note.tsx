import { useState } from 'react'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { DiscardDraftDialog } from './discard-draft-dialog.tsx'

type DraftNoteProps = {
  /** when the restored draft was saved */
  at: number | undefined
  stale: boolean
  className?: string | undefined
  onDiscard: () => void
}

/** Tells that the form shows a restored draft, with a button to discard it. */
export function DraftNote({ at, stale, className, onDiscard }: DraftNoteProps) {
  const [shown, setShown] = useState(at !== undefined)
  const [asking, setAsking] = useState(false)
  if (!shown || at === undefined) return null
  return (
    <Note
      tone={stale ? 'warning' : 'info'}
      role="status"
      className={className}
      action={
        <Button variant="quiet" small onClick={() => setAsking(true)}>
          Buang draf
        </Button>
      }
    >
      <p>
        Draf dari {formatMoment(new Date(at).toISOString())} dilanjutkan.
        {stale ? ' Konten ini sudah disimpan orang lain sejak itu; keduanya dibandingkan saat Anda menyimpan.' : ''}
      </p>
      <DiscardDraftDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setShown(false)
          onDiscard()
        }}
      />
    </Note>
  )
}
