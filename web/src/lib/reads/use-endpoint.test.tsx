import { readDraft } from '@nmw/contract/draft'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { readKey, useRead } from './use-endpoint.ts'

const input = { params: { key: 'a' } }

function Title({ keep }: { keep?: false }) {
  const { data } = useRead(readDraft, input, { staleTime: Infinity, ...(keep === false && { keep }) })
  return data?.title ?? 'Memuat'
}

test('query cache: a read without cache does not start with cached data of another component', () => {
  const client = createQueryClient({ call: () => new Promise(() => undefined) })
  client.setQueryData(readKey(readDraft, input), { title: 'Lama' })
  const shown = (keep?: false) =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Title {...(keep === false && { keep })} />
      </QueryClientProvider>,
    )
  expect(shown()).toBe('Lama')
  expect(shown(false)).toBe('Memuat')
})
