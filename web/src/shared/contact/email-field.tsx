import { TextField, type TextFieldProps } from '../../ui/frame/text-field.tsx'

export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  return <TextField inputMode="email" autoComplete="username" required {...props} label="E-mail" type="email" />
}
