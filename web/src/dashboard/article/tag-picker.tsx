import { listArticleTags } from '@nmw/contract/article'
import { createArticleTags, NO_NEW_TAG, TAGS_REPEATED, tagsAdded, tagExists } from '@nmw/contract/article-desk'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useCall } from '../../lib/call/use-call.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { plusIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { ChosenTags } from '../kit/chosen-tags.tsx'
import { RemotePicker } from '../kit/remote-picker.tsx'
import { useSave } from '../kit/use-save.ts'

type TagPickerProps = {
  value: string[]
  error: string | undefined
  onChange: (tags: string[]) => void
  onComplain: (message: string) => void
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export function TagPicker({ value, error, onChange, onComplain }: TagPickerProps) {
  const [adding, setAdding] = useState(false)
  return (
    <div>
      <RemotePicker<{ name: string }>
        label="Tag"
        hint="(opsional)"
        endpoint={listArticleTags}
        query={{ admin: 'true' }}
        keyOf={({ name }) => name}
        chosen={value}
        error={error}
        onPick={({ name }) => {
          if (value.some((tag) => same(tag, name))) onComplain(tagExists(name))
          else onChange([...value, name])
        }}
      >
        <ChosenTags
          items={value.map((name) => ({ key: name, name }))}
          onRemove={(name) => onChange(value.filter((tag) => tag !== name))}
        />
      </RemotePicker>
      <Button variant="quiet" small icon={plusIcon} onClick={() => setAdding(true)}>
        Tambah tag baru
      </Button>
      {adding ? (
        <NewTags there={value} onClose={() => setAdding(false)} onAdded={(names) => onChange([...value, ...names])} />
      ) : null}
    </div>
  )
}

type NewTagsProps = { there: readonly string[]; onClose: () => void; onAdded: (names: string[]) => void }

function NewTags({ there, onClose, onAdded }: NewTagsProps) {
  const call = useCall()
  const client = useQueryClient()
  const toast = useToast()
  const { errors, busy, send, clearError, setError } = useSave()
  const [typed, setTyped] = useState('')
  const [pending, setPending] = useState<string[]>([])

  function isRepeated(name: string) {
    if (pending.some((tag) => same(tag, name))) setError('names', TAGS_REPEATED)
    else if (there.some((tag) => same(tag, name))) setError('names', tagExists(name))
    else return false
    return true
  }

  function put() {
    const name = typed.trim()
    if (!name || isRepeated(name)) return
    setPending([...pending, name])
    setTyped('')
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    put()
  }

  function save() {
    // Also save what is typed but not yet added.
    const left = typed.trim()
    if (left && isRepeated(left)) return
    const names = left ? [...pending, left] : pending
    if (!names.length) return setError('names', NO_NEW_TAG)
    void send({
      schema: createArticleTags.body,
      value: { names },
      save: async (body) => {
        await call(createArticleTags, { body: body })
        toast.success(tagsAdded(names))
        void client.invalidateQueries({ queryKey: readKey(listArticleTags) })
        onAdded(names)
        onClose()
      },
    })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={save}
      title="Tambah tag baru"
      confirmLabel="Simpan tag"
      cancelLabel="Batal"
      busy={busy}
    >
      <Stack gap={2}>
        <ChosenTags
          items={pending.map((name) => ({ key: name, name }))}
          onRemove={(name) => setPending(pending.filter((tag) => tag !== name))}
        />
        <TextField
          label="Nama tag"
          maxLength={50}
          value={typed}
          error={errors['names'] ?? errors['names.0']}
          help="Tekan Enter untuk menambah beberapa tag sekaligus."
          onChange={(event) => {
            clearError('names')
            setTyped(event.target.value)
          }}
          onKeyDown={press}
        />
        <Button variant="soft" small onClick={put}>
          Tambah ke daftar
        </Button>
      </Stack>
    </ConfirmDialog>
  )
}
