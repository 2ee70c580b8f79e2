import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for what test runners write down, for as long as it is read. */
export async function withReports(work: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'nmw-reports-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
