import { listArticleCategories } from '@nmw/contract/article'
import { categoryAdded, createArticleCategory } from '@nmw/contract/article-desk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPendingUploads, PendingUploadsProvider, usePendingUploadCheck } from '../../lib/photo/pending-uploads.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { plusIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { ChosenTags } from '../kit/chosen-tags.tsx'
import { PictureField } from '../kit/picture-field.tsx'
import { RemotePicker } from '../kit/remote-picker.tsx'
import { useSave } from '../kit/use-save.ts'

type CategoryPickerProps = { value: string; error: string | undefined; onChange: (name: string) => void }

export function CategoryPicker({ value, error, onChange }: CategoryPickerProps) {
  const [adding, setAdding] = useState(false)
  return (
    <div>
      <RemotePicker<{ name: string }>
        label="Kategori"
        endpoint={listArticleCategories}
        query={{ admin: 'true' }}
        keyOf={({ name }) => name}
        chosen={value ? [value] : []}
        error={error}
        onPick={({ name }) => onChange(name)}
      >
        <ChosenTags items={value ? [{ key: value, name: value }] : []} onRemove={() => onChange('')} />
      </RemotePicker>
      <Button variant="quiet" small icon={plusIcon} onClick={() => setAdding(true)}>
        Tambah kategori
      </Button>
      {adding ? <NewCategory onClose={() => setAdding(false)} onAdded={onChange} /> : null}
    </div>
  )
}

function NewCategory({ onClose, onAdded }: { onClose: () => void; onAdded: (name: string) => void }) {
  const call = useCall()
  const client = useQueryClient()
  const toast = useToast()
  const { errors, busy, send, clearError } = useSave()
  const [pictures] = useState(createPendingUploads)
  const hasPendingUploads = usePendingUploadCheck(pictures)
  const [name, setName] = useState('')
  const [image, setImage] = useState('')

  function add() {
    if (hasPendingUploads()) return
    void send({
      schema: createArticleCategory.body,
      value: { name, image },
      save: async (body) => {
        const made = await call(createArticleCategory, { body })
        toast.success(categoryAdded(made.name))
        void client.invalidateQueries({ queryKey: readKey(listArticleCategories) })
        onAdded(made.name)
        onClose()
      },
    })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={add}
      title="Tambah kategori"
      confirmLabel="Simpan kategori"
      cancelLabel="Batal"
      busy={busy}
    >
      <Stack>
        <TextField
          label="Nama kategori"
          required
          maxLength={100}
          value={name}
          error={errors['name']}
          onChange={(event) => {
            clearError('name')
            setName(event.target.value)
          }}
        />
        <PendingUploadsProvider value={pictures}>
          <PictureField
            label="Gambar kategori"
            value={image}
            error={errors['image']}
            size={{ width: 800, height: 600 }}
            rule="Opsional, dianjurkan 800 x 600"
            onChange={setImage}
          />
        </PendingUploadsProvider>
      </Stack>
    </ConfirmDialog>
  )
}
