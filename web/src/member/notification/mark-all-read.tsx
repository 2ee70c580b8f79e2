import { listNotifications, markAllNotificationsRead } from '@nmw/contract/notification'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { checkIcon } from '../../ui/icon/state-icons.ts'
import { useToast } from '../../ui/overlay/use-toast.ts'

export function MarkAllRead({ onDone }: { onDone: () => void }) {
  const toast = useToast()
  const mark = useChange(markAllNotificationsRead, { refreshes: [listNotifications, readShellProfile] })

  async function press() {
    try {
      await mark.mutateAsync({})
      toast.success('Semua notifikasi sudah dibaca')
      onDone()
    } catch {
      // the shared error handler has shown it
    }
  }

  return (
    <Button variant="quiet" small icon={checkIcon} busy={mark.isPending} onClick={() => void press()}>
      Tandai semua dibaca
    </Button>
  )
}
