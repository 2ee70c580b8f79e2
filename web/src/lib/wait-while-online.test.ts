import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { waitWhileOnline } from './wait-while-online.ts'

afterEach(() => onlineManager.setOnline(true))

test('while online: what is read is waited for', async () => {
  let read = false
  await waitWhileOnline(Promise.resolve().then(() => (read = true)))
  expect(read).toBe(true)
})

test('while online: when the line is cut, nobody waits for its return', async () => {
  const waiting = waitWhileOnline(new Promise(() => {}))
  onlineManager.setOnline(false)
  await expect(waiting).resolves.toBeUndefined()
})
