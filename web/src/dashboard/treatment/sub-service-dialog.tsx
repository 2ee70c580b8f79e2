import { useState } from 'react'
import { plusIcon, trashIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'

type Pair = { name: string; description: string }
type SubServiceDialogProps = { initial: readonly Pair[]; onClose: () => void; onSave: (pairs: Pair[]) => void }

/** Names and descriptions of the parts of a service. Empty pairs are left out. */
export function SubServiceDialog({ initial, onClose, onSave }: SubServiceDialogProps) {
  const [pairs, setPairs] = useState<Pair[]>(initial.length ? [...initial] : [{ name: '', description: '' }])
  const [tried, setTried] = useState(false)
  const change = (place: number, next: Partial<Pair>) =>
    setPairs(pairs.map((pair, at) => (at === place ? { ...pair, ...next } : pair)))
  const nameless = ({ name, description }: Pair) => !name.trim() && description.trim() !== ''

  function save() {
    setTried(true)
    if (pairs.some(nameless)) return
    onSave(pairs.filter(({ name }) => name.trim()))
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={save}
      title="Sub layanan"
      confirmLabel="Simpan sub layanan"
      cancelLabel="Batal"
    >
      <Stack>
        {pairs.map((pair, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have the same name while they are written
          <Stack key={place} gap={2}>
            <TextField
              label={`Nama sub layanan ${place + 1}`}
              maxLength={150}
              value={pair.name}
              error={tried && nameless(pair) ? 'Nama sub layanan wajib diisi' : undefined}
              onChange={(event) => change(place, { name: event.target.value })}
            />
            <TextAreaField
              label={`Deskripsi sub layanan ${place + 1}`}
              rows={2}
              maxLength={1000}
              value={pair.description}
              onChange={(event) => change(place, { description: event.target.value })}
            />
            <Button
              variant="quiet-danger"
              small
              icon={trashIcon}
              onClick={() => setPairs(pairs.filter((_, at) => at !== place))}
            >
              Hapus
            </Button>
          </Stack>
        ))}
        <Button variant="soft" icon={plusIcon} onClick={() => setPairs([...pairs, { name: '', description: '' }])}>
          Tambah sub layanan
        </Button>
      </Stack>
    </ConfirmDialog>
  )
}
