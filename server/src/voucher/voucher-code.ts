import { randomBytes } from 'node:crypto'

/** Thirty-two characters, five bits each, without look-alikes. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 3
const GROUP = 4

/** Sixty random bits in readable groups, 'K7QM-2XRD-9TVE'. */
export function makeVoucherCode() {
  return inGroups(Array.from(randomBytes(GROUPS * GROUP), (byte) => CHARACTERS[byte % CHARACTERS.length]).join(''))
}

/** Normalizes a typed code; undefined if it cannot be one. */
export function readVoucherCode(typed: string) {
  const characters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const isCode =
    characters.length === GROUPS * GROUP && Array.from(characters).every((sign) => CHARACTERS.includes(sign))
  return isCode ? inGroups(characters) : undefined
}

function inGroups(characters: string) {
  return characters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-')
}
