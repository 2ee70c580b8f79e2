import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule, Vitest } from 'vitest/node'

export type Limit = {
  /** When no other test may begin. */
  until: number
  /** Where to write down which test files had ended by then; all of them had if there is no such file. */
  endedIn: string
}

const variable = 'TESTS_ARE_LIMITED'

/** For the environment of a run. */
export function limitedBy(limit: Limit) {
  return { [variable]: JSON.stringify(limit) }
}

export function isLimited() {
  return variable in process.env
}

export function readLimit() {
  return JSON.parse(process.env[variable]!) as Limit
}

/** For `vitest run --reporter`. What has no turn before the time is over waits for another run: that is no failure. */
// oxlint-disable-next-line import/no-default-export -- as Vitest looks for it
export default class StopInTime implements Reporter {
  #limit = readLimit()
  #ended: string[] = []
  #isOver = false
  #vitest?: Vitest

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  onTestRunStart() {
    setTimeout(() => this.#end(), Math.max(0, this.#limit.until - Date.now())).unref()
  }

  onTestModuleEnd({ moduleId }: TestModule) {
    if (!this.#isOver) this.#ended.push(moduleId)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    if (!this.#isOver) return
    writeFileSync(this.#limit.endedIn, JSON.stringify(this.#ended))
    // Whoever breaks off a run is told that it failed.
    if (!errors.length && modules.every((one) => one.ok())) process.exitCode = 0
  }

  #end() {
    this.#isOver = true
    void this.#vitest!.cancelCurrentRun('test-failure')
  }
}
