import { randomBytes } from 'node:crypto'

/** Thirty-two characters, five bits each, without look-alikes. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 3
const GROUP = 4

/** Sixty random bits in readable groups, 'K7QM-2XRD-9TVE'. */
export function makeVoucherCode() {
  return inGroups(Array.from(randomBytes(GROUPS * GROUP), (byte) => SIGNS[byte % SIGNS.length]).join(''))
}

/** Normalizes a typed code; undefined if it cannot be one. */
export function readVoucherCode(typed: string) {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const isCode = signs.length === GROUPS * GROUP && Array.from(signs).every((sign) => SIGNS.includes(sign))
  return isCode ? inGroups(signs) : undefined
}

function inGroups(signs: string) {
  return signs.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-')
}
