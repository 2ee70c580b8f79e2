import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the build has put the pictures of the demo data, seen from the bundle or from this file. None without a build. */
export const drawnArt = ['../dist/art', '../../dist/art']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))
