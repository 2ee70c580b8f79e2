import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { stopChild } from './stop-child.ts'

test('stop child: waits for a process that stops on the signal', async () => {
  const child = await startChild("process.on('SIGTERM', () => process.exit(3))")
  await stopChild(child, 'SIGTERM')
  expect(child.exitCode).toBe(3)
  await stopChild(child, 'SIGTERM')
})

test('stop child: kills a process that ignores the signal, and names its threads', async () => {
  const child = await startChild("process.on('SIGTERM', () => {})")
  await expect(stopChild(child, 'SIGTERM', 200)).rejects.toThrow(
    /^Not gone 0.2 s after SIGTERM; its threads: .*(poll|unknown on)/,
  )
  expect(child.signalCode).toBe('SIGKILL')
})

async function startChild(script: string) {
  const child = spawn(process.execPath, ['--eval', `${script}; setInterval(() => {}, 1_000); console.log('up')`])
  await once(child.stdout, 'data')
  return child
}
