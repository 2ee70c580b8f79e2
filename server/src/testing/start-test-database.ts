import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'

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
  const remove = () => rmSync(directory, { recursive: true, force: true })
  try {
    const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' }
    const server = await startEmbeddedPostgres({ directory, settings })
    project.provide('postgresUrl', server.url)
    return async () => {
      await server.stop()
      if (dirname(server.data) !== directory) rmSync(dirname(server.data), { recursive: true, force: true })
      remove()
    }
  } catch (error) {
    remove()
    throw error
  }
}
