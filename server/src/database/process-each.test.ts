import { expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { processEach } from './process-each.ts'

test('each in turn: whatever fails, and be it a whole batch, everything has one turn and the run ends', async () => {
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
