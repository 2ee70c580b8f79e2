import { readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMemory, ownFolder, withNotes } from './memory.ts'

const before = new Map([
  ['first', 1],
  ['second', 2],
])

test('what was seen before is known again after an edit is taken back', () => {
  expect([...withNotes(before, [['third', 3]])]).toEqual([...before, ['third', 3]])
})

test('what no longer holds is forgotten', () => {
  expect([...withNotes(before, [['first', undefined]])]).toEqual([['second', 2]])
})

test('of too much, what was seen longest ago goes', () => {
  const seen: [string, number][] = [
    ['first', 1],
    ['third', 3],
  ]
  expect([...withNotes(before, seen, 2)]).toEqual(seen)
})

test('what one clone notes, another knows', () => {
  const folder = join(tmpdir(), 'shared')
  const [one, other] = [openMemory<number>('seen', folder), openMemory<number>('seen', folder)]
  one.note(before)
  other.note([['third', 3]])
  expect([...one.recall()]).toEqual([...before, ['third', 3]])
  expect(readdirSync(folder)).toEqual(['seen.json'])
})

test('half a file is no memory', () => {
  writeFileSync(join(tmpdir(), 'half.json'), '[["first",')
  expect([...openMemory('half', tmpdir()).recall()]).toEqual([])
})

test('without a home to write into, it lies beside the dependencies', () => {
  writeFileSync(join(tmpdir(), 'no-folder'), '')
  expect(ownFolder(() => join(tmpdir(), 'home'))).toBe(join(tmpdir(), 'home/klinik-nmw'))
  expect([ownFolder(() => join(tmpdir(), 'no-folder'), 'here'), ownFolder(homeless, 'here')]).toEqual(['here', 'here'])
})

function homeless(): never {
  throw new Error('no such user')
}
