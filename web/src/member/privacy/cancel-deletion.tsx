import { cancelDeletion, readPrivacy } from '@nmw/contract/privacy'
import { formatDayOf } from '../../lib/format/format-day-of.ts'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'

export function CancelDeletion({ closesAt, onDone }: { closesAt: string; onDone: () => void }) {
  const toast = useToast()
  const change = useChange(cancelDeletion, { refreshes: [readPrivacy] })

  async function press() {
    try {
      await change.mutateAsync({})
      toast.success(cancelDeletion.success)
      onDone()
    } catch {
      // the shared error handler has shown it
    }
  }

  return (
    <Stack>
      <Note tone="warning">Akun Anda akan dihapus pada {formatDayOf(closesAt)}.</Note>
      <Button variant="soft" busy={change.isPending} onClick={() => void press()}>
        Batalkan penghapusan
      </Button>
    </Stack>
  )
}
