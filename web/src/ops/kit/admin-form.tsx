import { useId, useState, type ReactNode } from 'react'
import { createPendingUploads, PendingUploadsProvider, usePendingUploadCheck } from '../../lib/photo/pending-uploads.ts'
import type { Check } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import type { useSavedForm } from './use-saved-form.ts'
import { SaveFailure } from '../../shared/staff/save-failure.tsx'

type AdminFormProps = {
  title: string
  onClose: () => void
  onReload: () => Promise<unknown>
  form: Pick<ReturnType<typeof useSavedForm>, 'save' | 'failure' | 'conflict' | 'busy'>
  /** resolves to the message for the user */
  save: (check: Check) => Promise<string>
  children: ReactNode
  /** parts below the form that are saved separately */
  below?: ReactNode
}

/** The panel of an `AdminList`: one form with its save button in the footer. */
export function AdminForm({ title, onClose, onReload, form, save, children, below }: AdminFormProps) {
  const id = useId()
  const [pictures] = useState(createPendingUploads)
  const hasPendingUploads = usePendingUploadCheck(pictures)
  return (
    <SidePanel
      takesFocus
      title={title}
      onClose={onClose}
      foot={
        <Button type="submit" form={id} busy={form.busy}>
          Simpan
        </Button>
      }
    >
      <Stack gap={6}>
        <form
          id={id}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!hasPendingUploads()) void form.save(event, save)
          }}
        >
          <Stack>
            <SaveFailure failure={form.failure} conflict={form.conflict} onReload={onReload} />
            <PendingUploadsProvider value={pictures}>{children}</PendingUploadsProvider>
          </Stack>
        </form>
        {below}
      </Stack>
    </SidePanel>
  )
}
