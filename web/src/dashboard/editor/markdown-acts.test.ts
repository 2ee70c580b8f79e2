import { expect, test } from 'vitest'
import { block, link, prefixLines, wrap, type Selected, type TextEdit } from './markdown-acts.ts'

/** `[` and `]` mark the ends of the selection. */
function selected(marked: string): Selected {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  return { text: marked.replace('[', '').replace(']', ''), start, end }
}
function after({ text }: Selected, { from, to, insert, select: [start, end] }: TextEdit) {
  const result = text.slice(0, from) + insert + text.slice(to)
  return `${result.slice(0, start)}[${result.slice(start, end)}]${result.slice(end)}`
}

test.each([
  ['kulit [sehat] ya', 'kulit **[sehat]** ya'],
  ['kulit **[sehat]** ya', 'kulit [sehat] ya'],
  ['kulit [] ya', 'kulit **[teks tebal]** ya'],
])('editor: bold turns %s into %s', (before, expected) => {
  const at = selected(before)
  expect(after(at, wrap(at, '**', 'teks tebal'))).toBe(expected)
})

test.each([
  ['a\n[b\nc]\nd', 'a\n[- b\n- c]\nd'],
  ['a\n[- b\n- c]\nd', 'a\n[b\nc]\nd'],
  ['## ju[]dul', '[- judul]'],
])('editor: the list button turns %j into %j', (before, expected) => {
  const at = selected(before)
  expect(
    after(
      at,
      prefixLines(at, () => '- '),
    ),
  ).toBe(expected)
})

test('editor: a new link selects the part that is missing', () => {
  const selection = selected('baca [ini] dulu')
  expect(after(selection, link(selection))).toBe('baca [ini]([https://]) dulu'.replace('[ini]', '[ini]'))
  const address = selected('baca [https://a.example] dulu')
  expect(after(address, link(address))).toBe('baca [[teks tautan]](https://a.example) dulu')
})

test('editor: a block is separated by empty lines', () => {
  const at = selected('satu[] dua')
  expect(after(at, block(at, 'X'))).toBe('satu\n\nX\n\n[] dua')
})
