import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { copyTree, copyOwner } from './copy-tree.ts'

/** Belongs to the running server, or is created at start. */
const transientFiles =
  /^(postmaster\.(pid|opts)|backup_label|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+|(.+\/)?(pgsql_tmp.*|pg_internal\.init))$/

/**
 * Copies a running cluster. PostgreSQL replays the copied log when it starts on the copy, which then holds everything
 * committed by the end of the copying.
 */
export async function copyCluster({ url, data }: { url: string; data: string }, to: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    // Retains the log until it is copied; dropped with this connection.
    const slot = `backup_${randomBytes(6).toString('hex')}`
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    await client.query("select pg_backup_start('backup', fast => true)")
    copyTree(data, to, (path) => transientFiles.test(path))
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    copyTree(join(data, 'pg_wal'), join(to, 'pg_wal'))
    const label = join(to, 'backup_label')
    writeFileSync(label, rows[0]!.labelfile)
    copyOwner(join(data, 'PG_VERSION'), label)
  } finally {
    await client.end()
  }
}
