import { hash } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { hashPassword, passwordMatches } from './password-hash.ts'

test('password hash: of ten at once two are computed, the others wait', async () => {
  const cheap = await hash('Demo1234', { memoryCost: 8, timeCost: 1, parallelism: 1 })
  // Every hash starts with this call.
  const started = vi.spyOn(String.prototype, 'normalize')
  for (let round = 0; round < 2; round++) {
    started.mockClear()
    const checks = Array.from({ length: 9 }, () => passwordMatches(cheap, 'Demo1234'))
    const made = hashPassword('Demo1234')
    const atOnce = started.mock.calls.length
    expect(await Promise.all(checks)).toEqual(Array(9).fill(true))
    await made
    expect([atOnce, started.mock.calls.length]).toEqual([2, 10])
  }
})

test('password hash: composed and decomposed accents are the same letter', async () => {
  const made = await hashPassword('Café1234'.normalize('NFD'))
  expect(await passwordMatches(made, 'Café1234'.normalize('NFC'))).toBe(true)
  expect(await passwordMatches(made, 'Café1234'.normalize('NFD'))).toBe(true)
})
