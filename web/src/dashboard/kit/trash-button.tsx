import type { ContentKind } from '@nmw/contract/content-kind'
import { ROLES } from '@nmw/contract/role'
import { moveToTrash, TRASH_DAYS } from '@nmw/contract/trash'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffProfile } from '../../shared/staff/use-staff-profile.ts'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { trashIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'

type TrashButtonProps = { kind: ContentKind; id: string; name: string; onDone: () => void }

/** For administrators only; other roles hide content by its status. */
export function TrashButton({ kind, id, name, onDone }: TrashButtonProps) {
  const { data: person } = useStaffProfile('dashboard')
  const [asking, setAsking] = useState(false)
  const change = useChange(moveToTrash)
  const client = useQueryClient()
  const toast = useToast()
  if (person?.roleId !== ROLES.administrator) return null

  async function go() {
    try {
      await change.mutateAsync({ params: { kind, id } })
    } catch {
      return // already shown in a toast
    }
    setAsking(false)
    onDone()
    toast.success(moveToTrash.success)
    await client.invalidateQueries()
  }

  return (
    <>
      <Button variant="quiet-danger" icon={trashIcon} onClick={() => setAsking(true)}>
        Buang
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void go()}
        title={`Buang ${name}?`}
        description={`Konten langsung tidak tampil dan dapat dipulihkan dari Sampah selama ${TRASH_DAYS} hari.`}
        confirmLabel="Buang"
        cancelLabel="Batal"
        danger
        busy={change.isPending}
      />
    </>
  )
}
