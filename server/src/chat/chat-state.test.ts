import { expect, test } from 'vitest'
import { chatState, maySend, sessionAfterAnswer } from './chat-state.ts'

const end = new Date('2026-11-15T03:10:00.000Z')
const at = (milliseconds: number) => new Date(end.getTime() + milliseconds)
const doctor = { withDoctor: true, sessionEndsAt: null, asked: false }

test.each([
  ['a branch', { ...doctor, withDoctor: false, asked: true }, 0, 'free', true],
  ['a doctor before any word', doctor, 0, 'opening', true],
  ['a doctor who was asked and has not answered', { ...doctor, asked: true }, 0, 'waiting', false],
  ['a doctor, ten minutes before the end', { ...doctor, sessionEndsAt: end, asked: true }, -600_000, 'session', true],
  ['a doctor, a second before the end', { ...doctor, sessionEndsAt: end }, -1_000, 'session', true],
  ['a doctor, a thousandth before the end', { ...doctor, sessionEndsAt: end }, -1, 'session', true],
  ['a doctor at the end', { ...doctor, sessionEndsAt: end }, 0, 'ended', false],
  ['a doctor a second later', { ...doctor, sessionEndsAt: end, asked: true }, 1_000, 'ended', false],
] as const)('chat: %s', (_case, conversation, offset, state, allowed) => {
  expect(chatState(conversation, at(offset))).toBe(state)
  expect(maySend(state)).toBe(allowed)
})

test('chat: the first answer opens ten minutes, one within them does not extend them, one after them opens ten more', () => {
  const opened = sessionAfterAnswer(null, at(-600_000))
  expect(opened).toEqual(end)
  expect(sessionAfterAnswer(opened, at(-1))).toEqual(end)
  expect(sessionAfterAnswer(opened, end)).toEqual(at(600_000))
})
