import { readDraft } from '@nmw/contract/draft'
import type { Result } from '@nmw/contract/endpoint'
import { expect, test } from 'vitest'
import { cacheAnswer } from './cache-answer.ts'
import { createQueryClient } from './query-client.ts'
import { readOptions } from './use-endpoint.ts'

type Draft = Result<typeof readDraft>
const input = { params: { key: 'a' } }
const options = readOptions(readDraft, input)
const { queryKey } = options
const titled = (title: string) => ({ title }) as Draft

test('query cache: a read from before a change does not overwrite its answer', async () => {
  const older = Promise.withResolvers<Draft>()
  const client = createQueryClient({ call: () => older.promise as never })
  client.setQueryData(queryKey, titled('as it was'))
  const reading = client.fetchQuery({ ...options, staleTime: 0 })
  expect(client.isFetching()).toBe(1)
  await cacheAnswer(client, readDraft, input, titled('changed'))
  expect(client.getQueryData(queryKey)).toEqual(titled('changed'))
  older.resolve(titled('as it was'))
  await reading.catch(() => undefined)
  expect(client.getQueryState(queryKey)).toMatchObject({ data: titled('changed'), fetchStatus: 'idle' })
})
