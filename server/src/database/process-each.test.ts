import { expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { processEach } from './process-each.ts'

test('process each: whatever fails, even a whole batch, every row is tried once and the run ends', async () => {
  const waiting = Array.from({ length: 450 }, (_, place) => ({ id: place + 1 }))
  const done: number[] = []
  const error = vi.fn()
  await processEach(
    { log: { error } as unknown as Context['log'] },
    {
      what: 'row',
      find: async (after, most) => waiting.filter(({ id }) => id > after).slice(0, most),
      async work(id) {
        if (id <= 300) throw new Error('no')
        done.push(id)
      },
    },
  )
  expect(done).toEqual(Array.from({ length: 150 }, (_, place) => place + 301))
  expect(error).toHaveBeenCalledTimes(300)
  expect(error).toHaveBeenLastCalledWith(expect.any(Error), 'row 300')
})
