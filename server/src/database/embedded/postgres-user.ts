import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type PostgresUser = { uid: number; gid: number }

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged user. Undefined: as the current user. */
export function choosePostgresUser(data: string): PostgresUser | undefined {
  const owner = statSync(data, { throwIfNoEntry: false })
  const uid = process.getuid?.()
  if (uid !== 0) {
    if (owner && owner.uid !== uid)
      throw new Error(`The database in ${data} belongs to another user (uid ${owner.uid})`)
    return undefined
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = findUser('postgres') ?? findUser('_postgres') ?? findUser('nobody')
  if (!user) throw new Error('PostgreSQL does not run as root and there is no other user here: set DATABASE_URL')
  if (owner) changeOwner(user, data)
  return user
}

export function canEnter(directory: string, user: PostgresUser) {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', directory], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

/** Data copied by root belongs to root; PostgreSQL insists on owning it alone. */
function changeOwner(user: PostgresUser, path: string) {
  lchownSync(path, user.uid, user.gid)
  chmodSync(path, 0o700)
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
}

function findUser(name: string): PostgresUser | undefined {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}
