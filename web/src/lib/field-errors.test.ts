import { changePassword } from '@nmw/contract/profile'
import { PASSWORD_NEEDS_DIGIT, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER } from '@nmw/contract/password'
import { expect, test } from 'vitest'
import { checkFields, fieldErrors } from './field-errors.ts'

const check = (oldPassword: string, password: string, rePassword: string) =>
  checkFields(changePassword.body, { oldPassword, password, rePassword })

test('fields in order give nothing', () => {
  expect(check('lama', 'Baru1234', 'Baru1234')).toBeUndefined()
})

test('each field gets its first complaint', () => {
  expect(check('', 'x', 'y')).toEqual({
    oldPassword: 'Kata sandi wajib diisi',
    password: PASSWORD_TOO_SHORT,
    rePassword: PASSWORDS_DIFFER,
  })
  expect(check('lama', 'hurufsaja', 'hurufsaja')).toEqual({ password: PASSWORD_NEEDS_DIGIT })
})

test('the server writes its paths with dots', () => {
  expect(fieldErrors([{ path: 'guardian.phone', message: 'a' }])).toEqual({ 'guardian.phone': 'a' })
  expect(fieldErrors([{ path: ['guardian', 'phone'], message: 'a' }])).toEqual({ 'guardian.phone': 'a' })
})
