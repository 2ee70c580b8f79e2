import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecretKey } from './load-secret-key.ts'

let dataDirectory: string
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'nmw-key-'))
})
afterEach(() => rmSync(dataDirectory, { recursive: true }))

const load = () => loadSecretKey({ secretKey: undefined, dataDirectory })

test('secret key: it is generated once, without other files', () => {
  const key = load()
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(load()).toBe(key)
  expect(readdirSync(dataDirectory)).toEqual(['secret-key'])
})

test.skipIf(process.platform === 'win32')(
  'secret key: a start that fails while writing it leaves no partial key',
  () => {
    const module = JSON.stringify(join(import.meta.dirname, 'load-secret-key.ts'))
    const work = `const { loadSecretKey } = await import(${module})
    loadSecretKey({ dataDirectory: ${JSON.stringify(dataDirectory)} })`
    // The shell lets the process create files, but write nothing into them.
    const full = ['-c', 'ulimit -f 0; exec "$0" --input-type=module -e "$1"', process.execPath, work]
    expect(() => execFileSync('sh', full, { stdio: 'pipe' })).toThrow('EFBIG')
    expect(load()).toMatch(/^[\w-]{43}$/)
  },
)
