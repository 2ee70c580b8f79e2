import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { PostgresUser } from './postgres-user.ts'
import { writeWholeFile } from './write-whole-file.ts'

/** The environment of the caller must not change how the database behaves. */
export const postgresEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export function clusterExists(data: string) {
  return existsSync(join(data, 'PG_VERSION'))
}

/** A new cluster is renamed into place when complete: an interrupted one is created again. */
export async function createCluster(options: {
  binaries: string
  data: string
  password: string
  user: PostgresUser | undefined
  /** False where nothing needs to survive a power failure. */
  durable: boolean
}) {
  const { binaries, data, password, user, durable } = options
  const unfinished = `${data}.unfinished`
  const passwordFile = `${data}.password`
  rmSync(unfinished, { recursive: true, force: true })
  rmSync(passwordFile, { force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const speed = durable ? [] : ['--no-sync']
  try {
    await promisify(execFile)(join(binaries, 'initdb'), [`--pgdata=${unfinished}`, ...access, ...locale, ...speed], {
      ...user,
      cwd: '/',
      env: postgresEnvironment,
    })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, data)
  syncFolder(dirname(data))
}

export function loadPassword(directory: string, data: string) {
  const file = join(directory, 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (clusterExists(data)) throw new Error(`The password of the database in ${data} is missing: put ${file} back`)
  const password = randomBytes(24).toString('base64url')
  writeWholeFile(file, `${password}\n`)
  return password
}

function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
