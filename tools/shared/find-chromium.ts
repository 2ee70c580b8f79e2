import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without windows: it takes two thirds of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const MAC_APPS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/** For Playwright. Root cannot set up the sandbox, nor can many containers; their shared memory is small. */
export function launchOptions(...args: string[]) {
  return { executablePath: findChromium(), chromiumSandbox: false, args: ['--disable-dev-shm-usage', ...args] }
}

/** The path of a Chromium that runs: CHROMIUM_PATH, else the headless shell, installed where possible, else any other. */
export function findChromium(): string {
  // Child processes inherit the answer.
  return (process.env.FOUND_CHROMIUM ??=
    chosen() ?? search([HEADLESS_SHELL]) ?? install() ?? search(BROWSERS) ?? fail())
}

function chosen() {
  const path = process.env.CHROMIUM_PATH
  if (path && !runs(path)) throw new Error(`CHROMIUM_PATH is ${path}, which does not run`)
  return path || undefined
}

function search(names: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_APPS]
  return candidates.find((candidate) => existsSync(candidate) && runs(candidate))
}

/** Shows a page: Ubuntu's `chromium` may only ask for a snap, and a library may be missing. */
function runs(program: string) {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--dump-dom']
  const { status, stdout } = spawnSync(program, [...args, 'data:text/html,<p>seen'], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  return status === 0 && stdout.includes('<p>seen')
}

/** Only root on Debian may: elsewhere the package has another name or does not exist. */
function install() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (process.getuid?.() !== 0 || !/^ID=debian$/m.test(release)) return undefined
  console.log(`Installing ${HEADLESS_SHELL} with apt-get`)
  // Short timeouts, for a machine without a network.
  const network = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20', '-o', 'Acquire::Retries=0']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const command of [['update'], ['install', '--yes', '--no-install-recommends', HEADLESS_SHELL]]) {
    spawnSync('apt-get', [...network, ...command], { env, stdio: 'ignore', timeout: 240_000 })
  }
  return search([HEADLESS_SHELL])
}

function fail(): never {
  throw new Error(
    `No Chromium found. On Debian: apt-get install ${HEADLESS_SHELL}. Elsewhere: install Google Chrome or Chromium. ` +
      'One in another place: set CHROMIUM_PATH to it.',
  )
}
