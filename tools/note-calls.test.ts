import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withNotes } from './note-calls.ts'

const file = 'server/src/order/order.ts'
const source = `
const order = {
  take() { return 'taken' },
  get state() { return 'open' },
}
function* numbers() { yield 1 }
const double = (n) => n * 2
const pair = (a) => (b) => ({ a, b })
class Shelf { size = 1; grow = () => this.size++; static of() { return new Shelf() } }
`

/** Runs code in the file, and tells whether a function of it was called by that. */
function load() {
  const world = createContext({})
  const run = (code: string) => {
    const result: unknown = runInContext(code, world)
    const ran = runInContext(`__nmwRan.get('${file}')`, world) as { called: boolean }
    const { called } = ran
    ran.called = false
    return { result, called }
  }
  return { run, loading: run(withNotes(file, source)) }
}

test.each([
  ['a method', 'order.take()', 'taken'],
  ['a getter', 'order.state', 'open'],
  ['a generator', '[...numbers()].length', 1],
  ['an arrow', 'double(2)', 4],
  ['an arrow that gives an arrow', 'pair(1)(2).b', 2],
  ['what a class brings along', 'Shelf.of().grow()', 1],
])('%s does what it did, and its file notes it', (_, call, result) => {
  expect(load().run(call)).toEqual({ result, called: true })
})

test('loading it, or touching it without a call, is no call', () => {
  const { run, loading } = load()
  expect(loading.called).toBe(false)
  expect(run('typeof double')).toEqual({ result: 'function', called: false })
})

test('a function that is called while it is loaded is noted then', () => {
  expect(runInContext(`${withNotes(file, 'const f = () => 1; f()')}; nmwRan.called`, createContext({}))).toBe(true)
})

test('every line stays where it was', () => {
  expect(withNotes(file, source).split('\n')).toHaveLength(source.split('\n').length)
})

test('types are no obstacle', () => {
  const typed =
    'export function f(a: string): void\nexport function f(a?: unknown): void {}\nabstract class A { abstract g(): void }'
  expect(withNotes('a.ts', typed)).toContain('f(a?: unknown): void {nmwRan.called=true;}')
})
