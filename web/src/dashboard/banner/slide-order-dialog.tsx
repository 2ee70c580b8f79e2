import {
  listAdminBanners,
  readAdminBanner,
  slideMoved,
  updateBannerOrder,
  type AdminBanner,
} from '@nmw/contract/banner-desk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../lib/call/use-call.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { useSave } from '../kit/use-save.ts'

type SlideOrderDialogProps = { banner: Pick<AdminBanner, '_id' | 'title' | 'order'>; onClose: () => void }

/** Moves a slide; the others shift. */
export function SlideOrderDialog({ banner, onClose }: SlideOrderDialogProps) {
  const call = useCall()
  const client = useQueryClient()
  const toast = useToast()
  const { errors, busy, send, clearError } = useSave()
  const [order, setOrder] = useState('')

  function move() {
    void send({
      schema: updateBannerOrder.query,
      value: { order: order.trim() === '' ? Number.NaN : order },
      save: async (query) => {
        const moved = await call(updateBannerOrder, { params: { id: banner._id }, query })
        toast.success(slideMoved(moved.before, moved.order))
        onClose()
        await Promise.all(
          [listAdminBanners, readAdminBanner].map((read) => client.invalidateQueries({ queryKey: readKey(read) })),
        )
      },
    })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={move}
      title="Ubah urutan slide"
      description={banner.title}
      confirmLabel="Simpan urutan"
      cancelLabel="Batal"
      busy={busy}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          move()
        }}
      >
        <Stack>
          <p>
            Slide sebelumnya: <span className="strong num">{banner.order}</span>
          </p>
          <TextField
            label="Slide baru"
            type="number"
            inputMode="numeric"
            min={1}
            value={order}
            error={errors['order']}
            onChange={(event) => {
              clearError('order')
              setOrder(event.target.value)
            }}
          />
        </Stack>
      </form>
    </ConfirmDialog>
  )
}
