import { assert, property, array, constantFrom } from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiff } from './line-diff.ts'

test('draft comparison: removed and added lines are marked', () => {
  expect(lineDiff('a\nb\nc', 'a\nx\nc\nd')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'gone', text: 'b' },
    { kind: 'new', text: 'x' },
    { kind: 'same', text: 'c' },
    { kind: 'new', text: 'd' },
  ])
})

test('draft comparison: both texts can be reconstructed from the difference', () => {
  const text = array(constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'))
  assert(
    property(text, text, (before, after) => {
      const lines = lineDiff(before, after)
      const side = (kind: 'gone' | 'new') =>
        lines
          .filter((line) => line.kind === 'same' || line.kind === kind)
          .map((line) => line.text)
          .join('\n')
      expect([side('gone'), side('new')]).toEqual([before, after])
    }),
  )
})
