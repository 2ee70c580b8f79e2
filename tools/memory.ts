import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run-steps.ts'

/** What a run leaves for the next one, as long as the dependencies stay installed. */
export function openMemory<T>(name: string) {
  const file = join(root, 'node_modules/.cache', `${name}.json`)
  return {
    recall(): T | undefined {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as T
      } catch {
        return undefined
      }
    },
    keep(value: T) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(value))
    },
  }
}
