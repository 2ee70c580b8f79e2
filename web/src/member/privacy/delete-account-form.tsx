import { DELETION_DAYS, readPrivacy, requestDeletion } from '@nmw/contract/privacy'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { PasswordField } from '../../ui/frame/password-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'

/** The password replaces a confirmation dialog; the deletion can be cancelled for two weeks. */
export function DeleteAccountForm({ onDone }: { onDone: () => void }) {
  const toast = useToast()
  const change = useChange(requestDeletion, { refreshes: [readPrivacy], quiet: true })
  const form = useForm({ password: '' })

  async function request(password: string) {
    await change.mutateAsync({ body: { password } })
    toast.success(requestDeletion.success)
    onDone()
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => form.send(event, (check) => request(check(requestDeletion.body, form.values).password))}
    >
      <Stack>
        <p>
          Akun ditutup setelah {DELETION_DAYS} hari; selama itu Anda masih dapat membatalkannya. Nama, kontak, alamat,
          dan persetujuan Anda dihapus. Rekam medis dan invoice tetap disimpan terkunci selama masa yang diwajibkan
          undang-undang.
        </p>
        <FormError message={form.failure} />
        <PasswordField label="Kata sandi untuk menghapus akun" required {...form.text('password')} />
        <Button type="submit" variant="danger" busy={form.busy}>
          Hapus akun saya
        </Button>
      </Stack>
    </form>
  )
}
