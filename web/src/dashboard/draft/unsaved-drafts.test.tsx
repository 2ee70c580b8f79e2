import { listDrafts, type DraftCard } from '@nmw/contract/draft'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallProvider } from '../../lib/call/use-call.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { UnsavedDrafts } from './unsaved-drafts.tsx'

function noteOf(count: number) {
  const drafts = Array.from({ length: count }, (_, place): DraftCard => ({
    key: String(place),
    kind: 'article',
    targetId: null,
    title: `Tulisan ${place}`,
    updatedAt: '2026-11-15T00:00:00.000Z',
  }))
  const client = new QueryClient()
  client.setQueryData(readKey(listDrafts, { query: { kind: 'article' } }), drafts)
  return renderToStaticMarkup(
    <CallProvider value={() => new Promise(() => undefined)}>
      <QueryClientProvider client={client}>
        <UnsavedDrafts kind="article" />
      </QueryClientProvider>
    </CallProvider>,
  )
}

test('draft: the three latest unsaved drafts are listed, with a button for the others', () => {
  expect(noteOf(4).match(/Lanjutkan /g)).toHaveLength(3)
  expect(noteOf(4)).toContain('Tampilkan semua')
  expect(noteOf(3).match(/Lanjutkan /g)).toHaveLength(3)
  expect(noteOf(3)).not.toContain('Tampilkan semua')
})
