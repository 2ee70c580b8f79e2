import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggerOptions } from './logger-options.ts'
import { prettyLog } from './pretty-log.ts'

async function openLog(colorize = false) {
  const written: string[] = []
  const stream = await prettyLog((text) => written.push(text), colorize)
  return { log: Fastify({ logger: loggerOptions('info', stream) }).log, written }
}

const frameError = () => Object.assign(new Error('no \u001b[31mred\u001b[0m apples\n 1 │ const = 4'), { code: 'E42' })

test('log: in development the message stands first and the stack below, a line each', async () => {
  const { log, written } = await openLog()
  log.error({ err: frameError(), order: 7 }, 'page could not be rendered')
  const lines = written.join('').split('\n')
  expect(lines[0]).toMatch(/^\[\d\d:\d\d:\d\d\] ERROR: page could not be rendered \{"order":7\}$/)
  expect(lines[1]).toBe('    err: Error E42: no red apples')
  expect(lines[2]).toBe('     1 │ const = 4')
  expect(lines[3]).toMatch(/^ +at frameError \(.*pretty-log\.test\.ts:\d+:\d+\)$/)
})

test('log: an error logged without words has its message once, and its cause below', async () => {
  const { log, written } = await openLog()
  log.error(new Error('outer', { cause: new Error('inner') }))
  const text = written.join('')
  expect(text.match(/outer/g)).toHaveLength(1)
  expect(text).toMatch(/^\S+ ERROR: outer\ninner\s+err: Error\n\s+at [^]*caused by: Error\n\s+at /)
})

test('log: colours only where a terminal shows them', async () => {
  const [plain, coloured] = await Promise.all([openLog(), openLog(true)])
  for (const { log } of [plain, coloured]) log.warn('low on stock')
  expect(plain.written.join('')).not.toContain('\u001b')
  expect(coloured.written.join('')).toContain('\u001b[')
})

test('log: keys in addresses stay hidden', async () => {
  const { log, written } = await openLog()
  log.warn('opened /auth/reset-password?key=rahasia-sekali')
  expect(written.join('')).not.toContain('rahasia')
})
