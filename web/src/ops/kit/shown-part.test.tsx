import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShownPart } from './shown-part.tsx'

const text = (shown: number, all: number) =>
  renderToStaticMarkup(<ShownPart shown={shown} all={all} what="faktur, yang terlama lebih dulu" />)

test('clinic list: a truncated list shows how many of how many items it has', () => {
  expect(text(50, 1340)).toContain('50 dari 1.340 faktur, yang terlama lebih dulu')
})

test('clinic list: a complete list shows no count', () => {
  expect(text(50, 50)).toBe('')
  expect(text(0, 0)).toBe('')
})
