import { resolve } from 'node:path'
import { runCommand } from '../shared/run-command.ts'
import { backUp } from './back-up.ts'

const [folder] = process.argv.slice(2)

/** Copies the clinic, also while people are at work: `npm run backup -- ../copies/monday`. */
await runCommand(async (env) => {
  if (!folder) throw new Error('Where to? For example: npm run backup -- ../copies/monday')
  const start = performance.now()
  const to = resolve(folder)
  await backUp(env, to)
  console.log(`Copied to ${to} in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  console.log(`It holds patients${env.secretKey ? '' : ' and the key to them'}: store it safely, on another machine.`)
  if (env.secretKey) console.log('The key to them is your SECRET_KEY, which is not in it: store that too.')
  if (env.s3) console.log('Uploaded pictures lie in your bucket, not in it.')
  console.log('To restore it: stop the clinic, put a copy of it in the place of DATA_DIR, npm start.')
})
