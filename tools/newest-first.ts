import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { readLimit } from './stop-in-time.ts'

const HOUR = 3_600_000

/** For runs that may end before every test had its turn: what failed, what lies beside the latest changes, the rest. */
export class NewestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- not of an array
    const slowestFirst = await super.sort(files)
    // The slow ones first end soonest together; the quick ones first are the most that can be had.
    const inOrder = this.#areInTime(files) ? slowestFirst : slowestFirst.toReversed()
    const changed = new Map(files.map((file) => [file, changedBeside(file.moduleId)]))
    const latest = Math.max(...changed.values()) - HOUR
    const rank = (file: TestSpecification) => (this.#before(file)?.failed ? 0 : changed.get(file)! > latest ? 1 : 2)
    return inOrder.toSorted((one, other) => rank(one) - rank(other))
  }

  /** By what they took before. */
  #areInTime(files: TestSpecification[]) {
    const duration = files.reduce((sum, file) => sum + (this.#before(file)?.duration ?? Infinity), 0)
    return duration / this.ctx.config.maxWorkers < readLimit().until - Date.now()
  }

  #before(file: TestSpecification) {
    return this.ctx.cache.getTestSpecificationResult(file)
  }
}

function changedBeside(path: string) {
  const folder = dirname(path)
  return Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs))
}
