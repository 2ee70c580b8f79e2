import { resolve } from 'node:path'
import { explainError } from '../../server/src/database/explain-error.ts'
import { readEnv } from '../../server/src/env.ts'
import { backUp } from './back-up.ts'
import { loadSettings } from '../shared/load-settings.ts'

const [folder] = process.argv.slice(2)

/** A copy of the clinic, also while people are at work: `npm run backup -- ../copies/monday`. */
try {
  loadSettings()
  if (!folder) throw new Error('Say where to: npm run backup -- ../copies/monday')
  const begin = performance.now()
  const to = resolve(folder)
  const env = readEnv()
  await backUp(env, to)
  console.log(`Copied to ${to} in ${((performance.now() - begin) / 1000).toFixed(1)} s.`)
  console.log(`It holds patients${env.secretKey ? '' : ' and the key to them'}: keep it safe, and on another machine.`)
  if (env.secretKey) console.log('The key to them is your SECRET_KEY, which is not in it: keep that too.')
  if (env.s3) console.log('Uploaded pictures lie in your bucket, not in it.')
  console.log('To go back to it: stop the clinic, put a copy of it in the place of DATA_DIR, npm start.')
} catch (error) {
  console.error(explainError(error))
  process.exitCode = 1
}
