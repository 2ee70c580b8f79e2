import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Copies a folder that changes meanwhile, with owners and modes; `isExcluded` gets the path inside the folder. */
export function copyTree(from: string, to: string, isExcluded: (path: string) => boolean = () => false, path = '') {
  const place = join(to, path)
  mkdirSync(place, { recursive: true })
  copyOwner(join(from, path), place)
  for (const entry of readdirSync(join(from, path), { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (isExcluded(inside)) continue
    try {
      if (entry.isDirectory()) copyTree(from, to, isExcluded, inside)
      else if (entry.isFile()) copyFile(join(from, inside), join(to, inside))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

function copyFile(from: string, to: string) {
  copyFileSync(from, to)
  copyOwner(from, to)
}

export function copyOwner(from: string, to: string) {
  const { uid, gid, mode } = statSync(from)
  chmodSync(to, mode)
  if (process.getuid?.() === 0) chownSync(to, uid, gid)
}
