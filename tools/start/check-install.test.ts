import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let clone: string
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'nmw-clone-'))
  mkdirSync(join(clone, 'tools/start'), { recursive: true })
  writeFileSync(join(clone, 'package.json'), '{ "type": "module" }')
  copyFileSync(join(import.meta.dirname, 'check-install.js'), join(clone, 'tools/start/check-install.js'))
  writeFileSync(join(clone, 'tools/start/start.ts'), 'console.log("started" as string)')
})
afterEach(() => rmSync(clone, { recursive: true }))

test('start: before npm ci, one line says what to do', () => {
  expect(start()).toEqual({ status: 1, output: 'The packages are not installed yet: run npm ci first.\n' })
})

test('start: once installed, the program runs', () => {
  install()
  expect(start()).toEqual({ status: 0, output: 'started\n' })
})

test('start: an old Node is refused with the version that is needed', () => {
  install()
  writeFileSync(join(clone, 'old.js'), `Object.defineProperty(process.versions, 'node', { value: '20.19.2' })`)
  const { status, output } = start('--import', './old.js')
  expect(status).toBe(1)
  expect(output).toMatch(/^Node 20\.19\.2 is too old\. .*Node 24.*\n$/)
})

function install() {
  mkdirSync(join(clone, 'node_modules'))
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), '{}')
}

/** As the npm scripts do. */
function start(...before: string[]) {
  const args = [...before, '--import', './tools/start/check-install.js', 'tools/start/start.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
