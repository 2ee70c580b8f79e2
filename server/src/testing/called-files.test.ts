import { expect, test } from 'vitest'
import { openCalledFiles } from './called-files.ts'

const script = (name: string, ...functions: [name: string, start: number, count: number][]) => ({
  scriptId: name,
  url: `file:///house/${name}`,
  functions: functions.map(([functionName, startOffset, count]) => ({
    functionName,
    isBlockCoverage: false,
    ranges: [{ startOffset, endOffset: 900, count }],
  })),
})
const loaded = (name: string) =>
  script(name, ['', 0, 1], ['', 13, 1], ['', 247, 3], ['parseNik', 1016, 0], ['', 1100, 0])

test('loading a file and reading its exports calls none of its functions', () => {
  const calledFiles = openCalledFiles()
  expect(calledFiles([loaded('nik.ts')])).toEqual([])
  expect(calledFiles([script('nik.ts', ['', 247, 1])])).toEqual([])
})

test.each([
  ['a function', script('nik.ts', ['', 247, 1], ['parseNik', 1016, 1])],
  ['what a function left behind', script('nik.ts', ['', 1100, 2])],
])('%s was called', (_, later) => {
  const calledFiles = openCalledFiles()
  calledFiles([loaded('nik.ts')])
  expect(calledFiles([later])).toEqual(['/house/nik.ts'])
})

test('libraries and the engine itself do not count', () => {
  const called = (name: string) => script(name, ['', 0, 1], ['parse', 20, 1])
  expect(openCalledFiles()([called('node_modules/zod/index.js'), { ...called('fs'), url: 'node:fs' }])).toEqual([])
})

test('a file without a named function has none to call', () => {
  expect(openCalledFiles()([script('texts.ts', ['', 0, 1], ['', 13, 1])])).toEqual([])
})
