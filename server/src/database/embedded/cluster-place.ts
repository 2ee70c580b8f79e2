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

/** The cluster lies in the app's own directory, or in root's state folder where only root may enter that directory. */
export async function findClusterPlace(directory: string): Promise<ClusterPlace> {
  const recorded = readPlace(directory)
  if (recorded) return { data: recorded, user: choosePostgresUser(recorded) }
  const data = join(directory, 'data')
  const user = choosePostgresUser(data)
  if (!user || canEnter(directory, user)) return { data, user }
  const elsewhere = chooseElsewhere(directory)
  if (clusterExists(data)) await moveCluster(directory, data, elsewhere)
  return { data: elsewhere, user }
}

/** A complete cluster that nothing refers to may hold the only copy of some data, so it is never overwritten. */
function chooseElsewhere(directory: string) {
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 12)
  for (let number = 1; ; number += 1) {
    const data = join(makeStateFolder(`data-${name}-${number}`), 'data')
    if (!clusterExists(data)) return data
  }
}

/** Recorded only when complete: a record without its cluster always means that data was lost. */
export function recordClusterPlace(directory: string, data: string) {
  if (dirname(data) === directory || readPlace(directory)) return
  writeWholeFile(join(dirname(data), 'belongs-to'), directory)
  writeWholeFile(placeFile(directory), data)
}

function readPlace(directory: string) {
  const file = placeFile(directory)
  if (!existsSync(file)) return undefined
  const data = readFileSync(file, 'utf8')
  if (!clusterExists(data)) {
    throw new Error(`The database is not in ${data} any more: put it back, or delete ${file} to start with a new one`)
  }
  checkOwnFolder(dirname(data))
  refuseCopiedPlace(directory, data)
  return data
}

/** A copied app directory points to the database of the original; a moved one may keep it. */
function refuseCopiedPlace(directory: string, data: string) {
  const file = join(dirname(data), 'belongs-to')
  const owner = readFileSync(file, 'utf8')
  if (owner === directory) return
  if (existsSync(placeFile(owner)) && readFileSync(placeFile(owner), 'utf8') === data) {
    throw new Error(`The database in ${data} belongs to ${owner}: delete ${directory} to start with a new one`)
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
  recordClusterPlace(directory, to)
  rmSync(from, { recursive: true })
}

function placeFile(directory: string) {
  return join(directory, 'data-is-in')
}
