import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clusterExists } from './postgres-cluster.ts'
import { canEnter, choosePostgresUser, type PostgresUser } from './postgres-user.ts'
import { readPostmaster, stopPostmaster } from './postmaster.ts'
import { checkOwnFolder, makeStateFolder } from './state-folder.ts'
import { writeWholeFile } from './write-whole-file.ts'

export type ClusterPlace = { data: string; user: PostgresUser | undefined }

/**
 * Where the cluster lies: in the app's own directory, unless that is a place only root may enter. Then it lies in
 * root's state folder, and the directory keeps a note of where.
 */
export async function findClusterPlace(directory: string): Promise<ClusterPlace> {
  const noted = readNote(directory)
  if (noted) return { data: noted, user: choosePostgresUser(noted) }
  const data = join(directory, 'data')
  const user = choosePostgresUser(data)
  if (!user || canEnter(directory, user)) return { data, user }
  const elsewhere = chooseElsewhere(directory)
  if (clusterExists(data)) await moveCluster(directory, data, elsewhere)
  return { data: elsewhere, user }
}

/** A finished cluster that nothing refers to may be all that is left of someone's data: it is passed over. */
function chooseElsewhere(directory: string) {
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 12)
  for (let number = 1; ; number += 1) {
    const data = join(makeStateFolder(`data-${name}-${number}`), 'data')
    if (!clusterExists(data)) return data
  }
}

/** Only a finished cluster is noted, so that a note without its cluster always means that something was lost. */
export function noteClusterPlace(directory: string, data: string) {
  if (dirname(data) === directory || readNote(directory)) return
  writeWholeFile(join(dirname(data), 'belongs-to'), directory)
  writeWholeFile(noteFile(directory), data)
}

function readNote(directory: string) {
  const note = noteFile(directory)
  if (!existsSync(note)) return undefined
  const data = readFileSync(note, 'utf8')
  if (!clusterExists(data)) {
    throw new Error(`The database is not in ${data} any more: put it back, or delete ${note} to begin anew`)
  }
  checkOwnFolder(dirname(data))
  refuseCopiedNote(directory, data)
  return data
}

/** A copied app directory brings along a note to a database that is not its own; one that was moved keeps it. */
function refuseCopiedNote(directory: string, data: string) {
  const file = join(dirname(data), 'belongs-to')
  const owner = readFileSync(file, 'utf8')
  if (owner === directory) return
  if (existsSync(noteFile(owner)) && readFileSync(noteFile(owner), 'utf8') === data) {
    throw new Error(`The database in ${data} belongs to ${owner}: delete ${directory} to begin with a new one`)
  }
  writeWholeFile(file, directory)
}

async function moveCluster(directory: string, from: string, to: string) {
  const running = readPostmaster(from)
  if (running) await stopPostmaster(running.pid)
  rmSync(`${to}.unfinished`, { recursive: true, force: true })
  execFileSync('cp', ['-a', from, `${to}.unfinished`])
  execFileSync('sync')
  renameSync(`${to}.unfinished`, to)
  noteClusterPlace(directory, to)
  rmSync(from, { recursive: true })
}

function noteFile(directory: string) {
  return join(directory, 'data-is-in')
}
