import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprints } from './fingerprints.ts'
import { openMemory } from './memory.ts'
import { readSources } from './read-sources.ts'
import { root, runCommand } from './run-steps.ts'

type Print = (text: string) => void
type Options = { env: Record<string, string>; remember: boolean }

const memory = openMemory<true>('lint-clean')
const surroundings = ['.oxlintrc.json', 'tsconfig.json', 'package-lock.json', 'vitest.config.ts']

/** Rules that look at types take most of a linter's time; remembering, only files that they could see otherwise. */
export async function lint(print: Print, { env, remember }: Options) {
  const oxlint = (...args: string[]) => runCommand('oxlint', [...args, '--deny-warnings'], print, { env })
  const sources = readSources(root)
  const clean: Map<string, true> = remember ? memory.recall() : new Map()
  const everything = oxlint(...(clean.size ? [] : ['--type-aware']))
  const prints = fingerprints(sources, surroundings.map(readText))
  const changed = [...prints].filter(([file, seen]) => isTyped(file) && !clean.has(seen)).map(([file]) => file)
  const passed = (await everything) && (!clean.size || !changed.length || (await oxlint('--type-aware', ...changed)))
  if (passed) memory.note([...prints.values()].map((seen) => [seen, true]))
  return passed
}

function isTyped(file: string) {
  return /\.tsx?$/.test(file)
}

function readText(file: string) {
  return readFileSync(join(root, file), 'utf8')
}
