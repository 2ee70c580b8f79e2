import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { waitWhileOnline } from './wait-while-online.ts'

afterEach(() => onlineManager.setOnline(true))

test('query cache: a change waits for the refetch of its reads', async () => {
  let read = false
  await waitWhileOnline(Promise.resolve().then(() => (read = true)))
  expect(read).toBe(true)
})

test('query cache: a change does not wait for a refetch while offline', async () => {
  const waiting = waitWhileOnline(new Promise(() => {}))
  onlineManager.setOnline(false)
  await expect(waiting).resolves.toBeUndefined()
})
