import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies a folder whose files come and go meanwhile, with their owners and rights. What `leavesOut` names by its path
 * inside the folder stays behind.
 */
export function copyTree(from: string, to: string, leavesOut: (path: string) => boolean = () => false, path = '') {
  const place = join(to, path)
  mkdirSync(place, { recursive: true })
  keepOwner(join(from, path), place)
  for (const entry of readdirSync(join(from, path), { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (leavesOut(inside)) continue
    try {
      if (entry.isDirectory()) copyTree(from, to, leavesOut, inside)
      else if (entry.isFile()) copyOne(join(from, inside), join(to, inside))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

function copyOne(from: string, to: string) {
  copyFileSync(from, to)
  keepOwner(from, to)
}

/** The same owner and rights. */
export function keepOwner(from: string, to: string) {
  const { uid, gid, mode } = statSync(from)
  chmodSync(to, mode)
  if (process.getuid?.() === 0) chownSync(to, uid, gid)
}
