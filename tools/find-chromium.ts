import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** First the one without windows of its own: it does the same in two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const places = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium that really runs. On Debian one is installed where we may do so. */
export function findChromium(print: (text: string) => void): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (runs(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, which does not run`)
  }
  const found = search()
  if (found) return found
  // Ubuntu's package of that name only hands over to snap.
  if (isDebian() && installChromium(print)) {
    const installed = search()
    if (installed) return installed
  }
  throw new Error('No Chromium runs here: install google-chrome (on Debian: chromium), or set CHROMIUM_PATH')
}

function search() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [...names.flatMap((name) => onPath.map((folder) => join(folder, name))), ...places]
  return candidates.find((candidate) => existsSync(candidate) && runs(candidate))
}

/** What Ubuntu installs under the name may be a stub that only asks for a snap. */
function runs(program: string) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /Chrom|Edge/.test(stdout)
}

function isDebian() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  const family = release.match(/^ID(_LIKE)?=.*$/gm)?.join(' ') ?? ''
  return family.includes('debian') && !family.includes('ubuntu')
}

function installChromium(print: (text: string) => void) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [program, ...rest] = [...sudo, 'apt-get', ...args] as [string, ...string[]]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, rest, { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: 240_000 }).status === 0
  }
  const install = (name: string) => apt('install', '--yes', '--no-install-recommends', name)
  print('Installing chromium with apt-get\n')
  apt('update')
  // Older Debians have only the whole browser.
  return install('chromium-headless-shell') || install('chromium')
}
