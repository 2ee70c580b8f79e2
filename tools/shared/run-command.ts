import { explainError } from '../../server/src/database/explain-error.ts'
import { type Env, readEnv } from '../../server/src/env.ts'
import { loadSettings } from './load-settings.ts'

/** Runs a command with the settings of `.env`; an error becomes one line and the exit code 1. */
export async function runCommand(work: (env: Env) => Promise<void>) {
  try {
    loadSettings()
    await work(readEnv())
  } catch (error) {
    console.error(explainError(error))
    process.exitCode = 1
  }
}
