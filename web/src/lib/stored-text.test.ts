import { expect, test } from 'vitest'
import { storedText } from './stored-text.ts'

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
function storage(kept: Record<string, string>, setItem = (key: string, text: string) => void (kept[key] = text)) {
  const removeItem = (key: string) => void delete kept[key]
  return { getItem: (key: string) => kept[key] ?? null, setItem, removeItem } as unknown as Storage
}

test('kept text: what storage takes is found there, also by another page', () => {
  const kept: Record<string, string> = {}
  storedText(() => storage(kept), 'draft').write('Akne')
  expect(storedText(() => storage(kept), 'draft').read()).toBe('Akne')
  storedText(() => storage(kept), 'draft').forget()
  expect(kept).toEqual({})
})

test.each<[string, () => Storage]>([
  ['off', full],
  ['missing', () => null as never],
  ['full', () => storage({ draft: 'A' }, full)],
])('kept text: where storage is %s the page itself keeps it', (_how, open) => {
  const draft = storedText(open, 'draft')
  draft.write('Akne')
  expect(draft.read()).toBe('Akne')
  draft.write('')
  expect(draft.read()).toBe('')
})

test('kept text: room that is found again is used again', () => {
  const kept: Record<string, string> = {}
  let isFull = true
  const draft = storedText(() => storage(kept, isFull ? full : undefined), 'draft')
  draft.write('Akne')
  isFull = false
  draft.write('Akne berat')
  kept['draft'] = 'Akne sangat berat'
  expect(draft.read()).toBe('Akne sangat berat')
})
