import { spawn, type ChildProcess } from 'node:child_process'
import type { Stats } from 'node:fs'
import { join, relative } from 'node:path'
import { lockDataDirectory } from '../../server/src/database/embedded/data-lock.ts'
import { startEmbeddedPostgres } from '../../server/src/database/embedded/embedded-postgres.ts'
import { explainError } from '../../server/src/database/explain-error.ts'
import { type Env, readEnv } from '../../server/src/env.ts'
import { handleSignals } from '../../server/src/handle-signals.ts'
import { welcome } from '../../server/src/welcome.ts'
import { loadSettings } from '../shared/load-settings.ts'
import { root } from '../shared/root.ts'
import { stopWithParent } from '../shared/stop-with-parent.ts'
import { restartOnSave } from './restart-on-save.ts'
import { serveStartError } from './serve-start-error.ts'

process.chdir(root)

/** Read again at each start, so that a change of .env counts. */
const settings = () => loadSettings({ ...process.env })
const settingsFile = process.env.ENV_FILE ?? '.env'
const paths = ['server/src', 'server/migrations', 'contract/src', settingsFile].filter(Boolean)

let env: Env
let postgres: ReturnType<typeof startEmbeddedPostgres> | undefined
let server: Awaited<ReturnType<typeof restartOnSave>> | undefined
let child: ChildProcess | undefined
let errorPage: ReturnType<typeof serveStartError> | undefined
let output = ''
let welcomed = false
let stopping: Promise<never> | undefined

/** The server starts again after each save; pages reload through Vite inside it. Data directory and database stay here. */
try {
  env = readEnv(settings())
  const { dataDirectory, databaseUrl } = env
  const unlock = lockDataDirectory(dataDirectory)
  handleSignals(() => stop(unlock))
  process.once('exit', () => child?.kill('SIGKILL'))
  stopWithParent()
  if (!databaseUrl) postgres = startEmbeddedPostgres({ directory: join(dataDirectory, 'postgres'), log: console.log })
  const url = databaseUrl ?? (await postgres!).url
  server = await restartOnSave({
    paths,
    ignored,
    start: () => start({ DATA_DIR: dataDirectory, DATABASE_URL: url }),
    onSave: (path) => console.log(`\n${relative(root, path)} was saved, the server starts again`),
    onExit: showError,
  })
} catch (error) {
  console.error(explainError(error))
  process.exit(1)
}

/** Tests do not run in the server, and editors put down files of their own. */
function ignored(path: string, stats?: Stats) {
  if (/[\\/]server[\\/]src[\\/]testing$|\.test\.ts$/.test(path)) return true
  return path !== settingsFile && Boolean(stats?.isFile()) && !/\.(ts|json|csv|svg|sql)$/.test(path)
}

async function start(held: { DATA_DIR: string; DATABASE_URL: string }) {
  const closeErrorPage = await errorPage
  await closeErrorPage?.()
  errorPage = undefined
  output = ''
  const began = performance.now()
  const given = settings()
  try {
    env = readEnv(given)
  } catch {
    // The server will say so itself.
  }
  child = spawn(process.execPath, [...process.argv.slice(2), 'server/src/main.ts'], {
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...given, ...held, NMW_DEV: '1' },
  })
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text)
    output = (output + text).slice(-20_000)
  })
  child.on('message', () => {
    if (welcomed) console.log(`Ready after ${((performance.now() - began) / 1_000).toFixed(1)} s: ${env.publicUrl}`)
    else console.log(welcome(env))
    welcomed = true
  })
  return child
}

function showError(code: number | null) {
  console.error(`\nThe server ended${code === null ? '' : ` with ${code}`}. The next save starts it again.`)
  errorPage = serveStartError(output, env)
}

function stop(unlock: () => void) {
  return (stopping ??= (async () => {
    await server?.stop()
    await (await postgres)?.stop()
    unlock()
    process.exit()
  })())
}
