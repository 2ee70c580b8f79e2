import { expect, test } from 'vitest'
import { accountChoices } from './account-choices.ts'

const accounts = [
  { id: 1, name: 'Ayu', email: 'ayu@nmw.example', usable: true },
  { id: 2, name: 'Bela', email: 'bela@nmw.example', usable: false },
]

test('an account that nobody may use is shown to its own doctor, and is no choice for others', () => {
  const ayu = { id: 1, words: 'Ayu, ayu@nmw.example' }
  const bela = { id: 2, words: 'Bela, bela@nmw.example (tidak dapat masuk sebagai dokter)' }
  expect(accountChoices(accounts, 2)).toEqual([ayu, bela])
  expect(accountChoices(accounts, 1)).toEqual([ayu])
  expect(accountChoices(accounts, null)).toEqual([ayu])
})
