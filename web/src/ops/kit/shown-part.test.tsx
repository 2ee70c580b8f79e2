import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShownPart } from './shown-part.tsx'

const text = (shown: number, all: number) =>
  renderToStaticMarkup(<ShownPart shown={shown} all={all} what="faktur, yang terlama lebih dulu" />)

test('shown part: a list that is cut says how much of it is shown, and which part', () => {
  expect(text(50, 1340)).toContain('50 dari 1.340 faktur, yang terlama lebih dulu')
})

test('shown part: a list that is whole says nothing', () => {
  expect(text(50, 50)).toBe('')
  expect(text(0, 0)).toBe('')
})
