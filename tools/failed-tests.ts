import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run-steps.ts'

type VitestTest = { status: string; fullName: string; failureMessages?: string[] }
export type VitestReport = {
  testResults: { name: string; status: string; message?: string; assertionResults: VitestTest[] }[]
}

type Spec = {
  title: string
  ok: boolean
  file: string
  line: number
  tests: { results: { error?: { message?: string } }[] }[]
}
type Suite = { specs: Spec[]; suites?: Suite[] }
export type PlaywrightReport = { suites: Suite[] }

/** Where, which, and how it failed, for each; a file that could not even be loaded stands for its tests. */
export function failedInVitest({ testResults }: VitestReport) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && !failed.length) return [failure(path, message)]
    return failed.map(({ fullName, failureMessages }) => failure(`${path} › ${fullName}`, failureMessages?.[0]))
  })
}

const telling = /^\S*Error\b|^\w+: |^ *❯ |^This error originated|^The last test to run/

/** What went wrong beside the tests, such as a promise that nobody waited for: the report is silent about it. */
export function unhandledInVitest(printed: string) {
  const [, ...after] = stripVTControlCharacters(printed).split('Unhandled Errors')
  const [errors = ''] = after.join('').split(/^ *Test Files /m)
  return errors
    .split(/^⎯+ (?=Unhandled )/m)
    .slice(1)
    .map((error) => {
      const told = error.split('\n').filter((line) => telling.test(line))
      return failure('a test file, beside its tests', told.join('\n'))
    })
}

export function failedInPlaywright({ suites }: PlaywrightReport): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const results = tests.flatMap((one) => one.results)
        return failure(`e2e/${file}:${line} › ${title}`, results.findLast(({ error }) => error)?.error?.message)
      }),
    ...failedInPlaywright({ suites: inner }),
  ])
}

function failure(where: string, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const ours = lines.filter((line) => line && !line.includes('node_modules'))
  return [where, ...ours.slice(0, 8).map((line) => `    ${line}`)].join('\n')
}
