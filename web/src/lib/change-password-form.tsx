import { changePassword, readShellProfile } from '@nmw/contract/profile'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Stack } from '../ui/stack.tsx'
import { useToast } from '../ui/use-toast.ts'
import { ApiError, serverFault } from './call.ts'
import { checkFields, fieldErrors, type FieldErrors } from './field-errors.ts'
import { formTexts } from './form-texts.ts'
import { useChange } from './use-endpoint.ts'
import { useFirstInvalid } from './use-first-invalid.ts'

type ChangePasswordFormProps = { onDone?: (() => void) | undefined }

export function ChangePasswordForm({ onDone }: ChangePasswordFormProps) {
  const toast = useToast()
  const change = useChange(changePassword, { refreshes: [readShellProfile], quiet: true })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string>()
  const form = useFirstInvalid(errors)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { oldPassword = '', password = '', rePassword = '' } = formTexts(event.currentTarget)
    const body = { oldPassword, password, rePassword }
    const wrong = checkFields(changePassword.body, body)
    setErrors(wrong ?? {})
    setRefusal(undefined)
    if (wrong) return
    try {
      await change.mutateAsync({ body })
      form.current?.reset()
      toast.success(changePassword.success)
      onDone?.()
    } catch (error) {
      const { errors, message } = error instanceof ApiError ? error : { message: serverFault }
      if (errors?.length) setErrors(fieldErrors(errors))
      else setRefusal(message)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <PasswordField label="Sandi lama" name="oldPassword" error={errors['oldPassword']} />
        <PasswordField
          label="Sandi baru"
          name="password"
          autoComplete="new-password"
          help="Minimal 6 karakter, dengan huruf dan angka."
          error={errors['password']}
        />
        <PasswordField
          label="Konfirmasi sandi baru"
          name="rePassword"
          autoComplete="new-password"
          error={errors['rePassword']}
        />
        <FormError message={refusal} />
        <Button type="submit" block busy={change.isPending}>
          Simpan sandi
        </Button>
      </Stack>
    </form>
  )
}
