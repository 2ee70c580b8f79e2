import { useState } from 'react'
import { eyeIcon, eyeOffIcon } from '../icon/eye-icons.ts'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'rightSlot' | 'counter'>

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      rightSlot={
        <IconButton
          label={shown ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi'}
          icon={shown ? eyeOffIcon : eyeIcon}
          iconSize={20}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
