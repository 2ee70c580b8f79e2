import { expect, test } from 'vitest'
import { skeleton } from './skeleton.ts'

const source = `import { eq } from 'drizzle-orm'
const HOUR = 60 * 60
export async function placeOrder(id: string, { hurry = true } = {}) {
  return "é😀 }"
}
export const double = (n: number) => n * 2
class Shelf { take() { return 1 } }
function none() {}
export default function () {
  return HOUR
}
`

test('the bodies of functions are left out; what acts or is worked out at once stays', () => {
  expect(skeleton('server/src/order/place-order.ts', source)).toBe(`import { eq } from 'drizzle-orm'
const HOUR = 60 * 60
export async function placeOrder(id: string, { hurry = true } = {}) 
export const double = (n: number) => n * 2
class Shelf { take() { return 1 } }
function none() 
export default function () 
`)
})

test('a signature without a body, and a text in another language, stay as they are', () => {
  const overloads = 'export function show(value: string): void\nexport function show(value: number): void\n'
  expect(skeleton('a.ts', overloads)).toBe(overloads)
  expect(skeleton('a.css', 'a { color: red }')).toBe('a { color: red }')
})
