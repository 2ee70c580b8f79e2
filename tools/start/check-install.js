// Plain JavaScript: it runs before anything is installed, on any version of Node.
import { existsSync } from 'node:fs'

const required = 24

if (!existsSync(new URL('../../node_modules/.package-lock.json', import.meta.url))) {
  refuse('The packages are not installed yet: run npm ci first.')
}
if (Number(process.versions.node.split('.')[0]) < required) {
  refuse(
    `Node ${process.versions.node} is too old. npm ci brings Node ${required} for Linux on x64 and arm64; elsewhere, install it.`,
  )
}

/** @param {string} reason */
function refuse(reason) {
  console.error(reason)
  process.exit(1)
}
