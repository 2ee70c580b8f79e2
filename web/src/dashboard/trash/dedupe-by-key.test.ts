import { expect, test, vi } from 'vitest'
import { dedupeByKey } from './dedupe-by-key.ts'

test('trash: a double click counts once per row, and after it is done the row can be clicked again', async () => {
  const once = dedupeByKey()
  const answer = Promise.withResolvers<void>()
  const restore = vi.fn(() => answer.promise)
  const presses = ['article 1', 'article 1', 'banner 1'].map((row) => once(row, restore))
  expect(restore).toHaveBeenCalledTimes(2)
  answer.reject(new Error('no line'))
  expect((await Promise.allSettled(presses)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
  await expect(once('article 1', restore)).rejects.toThrow('no line')
  expect(restore).toHaveBeenCalledTimes(3)
})
