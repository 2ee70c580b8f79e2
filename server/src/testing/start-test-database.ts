import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The administrator's way into the server that all test files share. */
    postgresUrl: string
  }
}

/** Runs once around all test files. What they write is thrown away, so nothing waits for the disk. */
export async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return undefined
  }
  const directory = mkdtempSync(join(tmpdir(), 'nmw-test-'))
  chmodSync(directory, 0o711)
  const caretaker = startCaretaker(directory)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' }
  const server = await startEmbeddedPostgres({ directory, settings })
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    caretaker.kill()
    for (const folder of [dirname(server.data), directory]) rmSync(folder, { recursive: true, force: true })
  }
}

/** Clears away when the test run is killed: its end of the pipe then closes, whatever the reason. */
function startCaretaker(directory: string) {
  const script = `
    read -r _
    data=$(cat "$0/data-is-in" || echo "$0/data")
    kill -QUIT "$(head -n 1 "$data/postmaster.pid")"
    sleep 1
    rm -rf "$(dirname "$data")"
    until rm -rf "$0"; do sleep 1; done`
  const stdio = ['pipe', 'ignore', 'ignore'] as ['pipe', 'ignore', 'ignore']
  const child = spawn('/bin/sh', ['-c', script, directory], { detached: true, stdio })
  child.unref()
  return child
}
