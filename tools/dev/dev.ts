import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { loadSettings } from '../shared/load-settings.ts'

loadSettings()

/** The server starts again when its sources change; pages reload through Vite inside it. */
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'server/src/main.ts', ...process.argv.slice(2)],
  { cwd: join(import.meta.dirname, '../..'), stdio: 'inherit', env: { ...process.env, NMW_DEV: '1' } },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
