import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Pictures drawn by the build, relative to the bundle or this file; undefined without a build. */
export const drawnArt = ['../dist/art', '../../dist/art']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))
