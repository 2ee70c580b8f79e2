import { expect, test } from 'vitest'
import { createTextSource, splitText } from './text-source.ts'

const paragraph = `${'Kulit yang sehat perlu waktu. '.repeat(20)}\n\n`
const megabyte = paragraph.repeat(Math.ceil(1_048_576 / paragraph.length)).slice(0, 1_048_576)

test('editor: a long text is split into parts that join to the same text', () => {
  const parts = splitText(megabyte)
  expect(parts.join('')).toBe(megabyte)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(64_000)
  expect(parts.slice(0, -1).every((part) => part.endsWith('\n\n'))).toBe(true)
  expect(splitText('a'.repeat(200_000)).join('')).toBe('a'.repeat(200_000))
  expect(splitText('pendek')).toEqual(['pendek'])
})

test('editor: a change in one part stays when another part is opened', () => {
  const source = createTextSource(megabyte)
  const field = { value: source.shown(), selectionStart: 0, setSelectionRange: () => undefined }
  source.attach(field as unknown as HTMLTextAreaElement)
  field.value = `Baru. ${field.value}`
  source.goTo(3)
  expect(source.place()).toBe(3)
  expect(source.text()).toBe(`Baru. ${megabyte}`)
  field.value = megabyte
  expect(source.resplit()).toBe(true)
  expect(source.shown().length).toBeLessThanOrEqual(64_000)
  expect(source.length()).toBeGreaterThan(2_000_000)
})
