import { expect, test } from 'vitest'
import { createTextSource, splitText } from './text-source.ts'

const paragraph = `${'Kulit yang sehat perlu waktu. '.repeat(20)}\n\n`
const megabyte = paragraph.repeat(Math.ceil(1_048_576 / paragraph.length)).slice(0, 1_048_576)

test('text source: a long text comes in parts that together are the text', () => {
  const parts = splitText(megabyte)
  expect(parts.join('')).toBe(megabyte)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(64_000)
  expect(parts.slice(0, -1).every((part) => part.endsWith('\n\n'))).toBe(true)
  expect(splitText('a'.repeat(200_000)).join('')).toBe('a'.repeat(200_000))
  expect(splitText('pendek')).toEqual(['pendek'])
})

test('text source: what is changed in one part stays when another is opened', () => {
  const source = createTextSource(megabyte)
  const field = { value: source.shown(), selectionStart: 0, setSelectionRange: () => undefined }
  source.attach(field as unknown as HTMLTextAreaElement)
  field.value = `Baru. ${field.value}`
  source.goTo(3)
  expect(source.place()).toBe(3)
  expect(source.text()).toBe(`Baru. ${megabyte}`)
  field.value = megabyte
  expect(source.tidy()).toBe(true)
  expect(source.shown().length).toBeLessThanOrEqual(64_000)
  expect(source.length()).toBeGreaterThan(2_000_000)
})
