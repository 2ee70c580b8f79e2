import { expect, test } from 'vitest'
import { ApiError } from '../../lib/call/call.ts'
import { afterFailedTry, type CodeState } from './code-state.ts'

const lost = new ApiError(0, 'periksa koneksi')
const broken = new ApiError(502, 'Gagal Memuat Data')
const refusal = new ApiError(400, 'Kode OTP salah atau sudah kedaluwarsa')
const stateAfter = (...failures: unknown[]) => failures.reduce<CodeState>(afterFailedTry, 'running')

test('sign-in code: a refusal, or a try without an answer, leaves the code valid', () => {
  expect(stateAfter(refusal)).toBe('running')
  expect(stateAfter(refusal, refusal)).toBe('running')
  expect(stateAfter(lost)).toBe('unanswered')
  expect(stateAfter(refusal, broken)).toBe('unanswered')
})

test('sign-in code: a refusal after a try without an answer means that the code may be used up', () => {
  for (const first of [lost, broken]) expect(stateAfter(first, refusal)).toBe('doubtful')
  expect(stateAfter(lost, lost, refusal)).toBe('doubtful')
  for (const next of [lost, refusal]) expect(stateAfter(lost, refusal, next)).toBe('doubtful')
})
