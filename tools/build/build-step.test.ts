import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runStep } from './build-step.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  writeFileSync(join(root, 'a.txt'), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

const copy = async (directory: string) =>
  writeFileSync(join(directory, 'out.txt'), readFileSync(join(root, 'a.txt'), 'utf8').toUpperCase())
const failing = async (directory: string) => {
  writeFileSync(join(directory, 'out.txt'), 'half')
  throw new Error('stopped')
}

test.each(['dist', 'dist/'])('build: %s is built once, and again when its input changes', async (output) => {
  const step = { inputs: ['*.txt'], output, build: copy }
  expect(await runStep(root, step)).toBe(true)
  expect(await runStep(root, step)).toBe(false)
  writeFileSync(join(root, 'a.txt'), 'two')
  expect(await runStep(root, step)).toBe(true)
  expect(readFileSync(join(root, 'dist/out.txt'), 'utf8')).toBe('TWO')
})

test.each(['dist', 'dist/'])('build: a failed build leaves %s as it was', async (output) => {
  await runStep(root, { inputs: ['*.txt'], output, build: copy })
  writeFileSync(join(root, 'a.txt'), 'two')
  await expect(runStep(root, { inputs: ['*.txt'], output, build: failing })).rejects.toThrow('stopped')
  expect(readFileSync(join(root, 'dist/out.txt'), 'utf8')).toBe('ONE')
  expect(readdirSync(root).toSorted()).toEqual(['a.txt', 'dist'])
  expect(await runStep(root, { inputs: ['*.txt'], output, build: copy })).toBe(true)
})

test('build: a first build that fails leaves nothing', async () => {
  await expect(runStep(root, { inputs: ['*.txt'], output: 'dist', build: failing })).rejects.toThrow('stopped')
  expect(existsSync(join(root, 'dist'))).toBe(false)
})
