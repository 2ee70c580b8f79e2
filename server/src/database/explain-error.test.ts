import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { explainError } from './explain-error.ts'

test('error message: a failed query shows its reason, and none of its values', () => {
  const slow = new Error('canceling statement due to statement timeout')
  const failed = new DrizzleQueryError(`insert into "patient" values ${'($1), '.repeat(1_000)}`, ['rahasia'], slow)
  expect(explainError(failed)).toMatch(/^canceling statement due to statement timeout\nin: insert into "patient"/)
  expect(explainError(failed).length).toBeLessThan(200)
  expect(explainError(failed)).not.toContain('rahasia')
})

test('error message: an unreachable database shows the addresses that were tried', () => {
  const nowhere = new AggregateError([
    new Error('connect ECONNREFUSED ::1:1'),
    new Error('connect ECONNREFUSED 127.0.0.1:1'),
  ])
  expect(explainError(nowhere)).toBe('connect ECONNREFUSED ::1:1\nconnect ECONNREFUSED 127.0.0.1:1')
})

test('error message: any other error shows its causes', () => {
  expect(explainError(new Error('no start', { cause: new Error('no disk') }))).toBe('no start\nno disk')
  expect(explainError('nothing to say')).toBe('nothing to say')
})
