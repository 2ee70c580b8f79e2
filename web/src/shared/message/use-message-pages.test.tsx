import type { ChatMessage } from '@nmw/contract/chat'
import { pageInfoOf } from '@nmw/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OlderMessages } from './older-messages.tsx'
import { pageAfter, useMessagePages } from './use-message-pages.ts'

const SIZE = 50

function Log({ total }: { total: number }) {
  const messages = Array.from({ length: Math.min(total, SIZE) }, (_, place): ChatMessage => ({
    id: total - SIZE + place + 1,
    mine: false,
    sender: '',
    text: `<${place}>`,
    image: null,
    date: '',
    key: null,
  }))
  const newest = { messages, page: pageInfoOf(total, { page: 1, limit: SIZE }) }
  const pages = useMessagePages(newest, { size: SIZE, read: () => Promise.reject(new Error('not asked for')) })
  return (
    <>
      {pages.hasOlder ? <OlderMessages state={pages.older} onLoad={pages.loadOlder} /> : null}
      {pages.messages.length} pesan
    </>
  )
}

test('messages: older messages can be loaded beyond the newest page', () => {
  expect(renderToStaticMarkup(<Log total={51} />)).toContain('Muat pesan sebelumnya')
  expect(renderToStaticMarkup(<Log total={51} />)).toContain('50 pesan')
  expect(renderToStaticMarkup(<Log total={50} />)).not.toContain('Muat pesan sebelumnya')
})

test.each([
  ['a whole page', 50, 2],
  ['a page and newer messages', 57, 2],
  ['two pages', 100, 3],
])('messages: the page after %s leaves no message out', (_case, known, page) => {
  expect(pageAfter(known, SIZE)).toBe(page)
})
