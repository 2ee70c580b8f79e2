import { expect, test } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

test.for([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['br ; q=0 , gzip', 'gzip'],
  ['abr, xgzip', undefined],
] as const)('content encoding: %s: %s', ([accepted, encoding]) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
