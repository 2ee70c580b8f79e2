import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

type Settings = Record<string, string | undefined>

/** Reads `.env`; variables that are already set take precedence. `ENV_FILE=` reads none. */
export function loadSettings(into: Settings = process.env) {
  const file = into.ENV_FILE ?? join(import.meta.dirname, '../../.env')
  if (!file || !existsSync(file)) return into
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) into[name] ??= value
  return into
}
