import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'

/** Without windows of its own: it does the same in two thirds of the time. */
const shell = 'chromium-headless-shell'
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
/** For a machine from which no package can be reached. */
const notWaiting = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20', '-o', 'Acquire::Retries=0']
const places = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium that really runs. On Debian one is installed where we may do so. */
export function findChromium(print: (text: string) => void): string {
  // Whoever is started from here need not try it again.
  return (process.env.CHROMIUM_TRIED ??= given() ?? quickest(print) ?? none())
}

/** Root is given the shell beside another browser as well; anybody else keeps what is there. */
function quickest(print: (text: string) => void) {
  const found = search()
  if (!found) return installed([shell, 'chromium'], print)
  return basename(found) === shell || !isRoot() ? found : (installed([shell], print) ?? found)
}

function given() {
  const path = process.env.CHROMIUM_PATH
  if (path && !runs(path)) throw new Error(`CHROMIUM_PATH is ${path}, which does not run`)
  return path || undefined
}

function none(): never {
  throw new Error('No Chromium runs here: install google-chrome (on Debian: chromium), or set CHROMIUM_PATH')
}

function installed(packages: string[], print: (text: string) => void) {
  // Ubuntu's package of that name only hands over to snap; older Debians have only the whole browser.
  if (!isDebian()) return undefined
  for (const name of packages) {
    const found = install(name, print) ? search() : undefined
    if (found) return found
  }
  return undefined
}

function search() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [...names.flatMap((name) => onPath.map((folder) => join(folder, name))), ...places]
  return candidates.find((candidate) => existsSync(candidate) && runs(candidate))
}

/** Whether it shows a page: what Ubuntu installs under the name may only ask for a snap, and a library may be missing. */
function runs(program: string) {
  const alone = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  const page = ['--dump-dom', 'data:text/html,<p>seen']
  const { status, stdout } = spawnSync(program, [...alone, ...page], { encoding: 'utf8', timeout: 120_000 })
  return status === 0 && stdout.includes('<p>seen')
}

function isRoot() {
  return process.getuid?.() === 0
}

function isDebian() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  const family = release.match(/^ID(_LIKE)?=.*$/gm)?.join(' ') ?? ''
  return family.includes('debian') && !family.includes('ubuntu')
}

function install(name: string, print: (text: string) => void) {
  const sudo = isRoot() ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [program, ...rest] = [...sudo, 'apt-get', ...notWaiting, ...args] as [string, ...string[]]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, rest, { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: 240_000 }).status === 0
  }
  print(`Installing ${name} with apt-get\n`)
  apt('update')
  return apt('install', '--yes', '--no-install-recommends', name)
}
