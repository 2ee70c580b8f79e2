import { expect, test } from 'vitest'
import { storedText } from './stored-text.ts'

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
function storage(stored: Record<string, string>, setItem = (key: string, text: string) => void (stored[key] = text)) {
  const removeItem = (key: string) => void delete stored[key]
  return { getItem: (key: string) => stored[key] ?? null, setItem, removeItem } as unknown as Storage
}

test('stored text: a saved text is found in storage, also by another page', () => {
  const stored: Record<string, string> = {}
  storedText(() => storage(stored), 'draft').write('Akne')
  expect(storedText(() => storage(stored), 'draft').read()).toBe('Akne')
  storedText(() => storage(stored), 'draft').forget()
  expect(stored).toEqual({})
})

test.each<[string, () => Storage]>([
  ['off', full],
  ['missing', () => null as never],
  ['full', () => storage({ draft: 'A' }, full)],
])('stored text: with storage %s the text lasts as long as the page', (_how, open) => {
  const draft = storedText(open, 'draft')
  draft.write('Akne')
  expect(draft.read()).toBe('Akne')
  draft.write('')
  expect(draft.read()).toBe('')
})

test('stored text: storage is used again once it has space', () => {
  const stored: Record<string, string> = {}
  let isFull = true
  const draft = storedText(() => storage(stored, isFull ? full : undefined), 'draft')
  draft.write('Akne')
  isFull = false
  draft.write('Akne berat')
  stored['draft'] = 'Akne sangat berat'
  expect(draft.read()).toBe('Akne sangat berat')
})
