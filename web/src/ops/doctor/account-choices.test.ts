import { expect, test } from 'vitest'
import { accountChoices } from './account-choices.ts'

const accounts = [
  { id: 1, name: 'Ayu', email: 'ayu@nmw.example', usable: true, doctorId: null },
  { id: 2, name: 'Bela', email: 'bela@nmw.example', usable: false, doctorId: 20 },
  { id: 3, name: 'Citra', email: 'citra@nmw.example', usable: true, doctorId: 30 },
]
const ayu = { id: 1, label: 'Ayu, ayu@nmw.example' }

test('doctor account: a disabled account is listed for its own doctor only', () => {
  const bela = { id: 2, label: 'Bela, bela@nmw.example (tidak dapat masuk sebagai dokter)' }
  expect(accountChoices(accounts, 2)).toEqual([ayu, bela])
  expect(accountChoices(accounts, null)).toEqual([ayu])
})

test('doctor account: the account of another doctor is not listed', () => {
  expect(accountChoices(accounts, 3)).toEqual([ayu, { id: 3, label: 'Citra, citra@nmw.example' }])
  expect(accountChoices(accounts, 1)).toEqual([ayu])
})
