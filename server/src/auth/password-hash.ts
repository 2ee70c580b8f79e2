import { hash, verify } from '@node-rs/argon2'

const ARGON2ID = 2
const settings = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_CONCURRENT = 2

let running = 0
const waiting: (() => void)[] = []

/** Limits concurrency: a flood of sign-ins must not take every core and all memory. */
async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resume) => waiting.push(resume))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export function hashPassword(password: string) {
  return limitConcurrency(() => hash(password.normalize('NFC'), settings))
}

export function passwordMatches(passwordHash: string, password: string) {
  return limitConcurrency(() => verify(passwordHash, password.normalize('NFC')))
}

/** Hash of a password nobody knows: an unknown address costs the same work as a known one. */
let decoy: Promise<string> | undefined
export function decoyHash() {
  return (decoy ??= hashPassword(crypto.randomUUID()))
}
