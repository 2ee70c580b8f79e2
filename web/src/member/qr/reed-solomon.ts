const FIELD = 256
/** x^8 + x^4 + x^3 + x^2 + 1, the polynomial of the standard. */
const MODULUS = 0x11d

const powers = new Uint8Array(FIELD)
const logarithms = new Uint8Array(FIELD)
for (let exponent = 0, value = 1; exponent < FIELD - 1; exponent++) {
  powers[exponent] = value
  logarithms[value] = exponent
  value = value * 2 >= FIELD ? (value * 2) ^ MODULUS : value * 2
}

function multiply(a: number, b: number) {
  return a && b ? powers[(logarithms[a]! + logarithms[b]!) % (FIELD - 1)]! : 0
}

/** The product of (x - 2^0) to (x - 2^(degree - 1)), without its leading coefficient of 1. */
function generator(degree: number) {
  let polynomial = [1]
  for (let root = 0; root < degree; root++) {
    const shifted = [...polynomial, 0]
    polynomial = shifted.map((coefficient, place) =>
      place ? coefficient ^ multiply(polynomial[place - 1]!, powers[root]!) : coefficient,
    )
  }
  return polynomial.slice(1)
}

/** The error correction codewords: the remainder of a polynomial division. */
export function correctionCodewords(data: readonly number[], count: number) {
  const divisor = generator(count)
  let rest: number[] = Array.from({ length: count }, () => 0)
  for (const codeword of data) {
    const factor = codeword ^ rest[0]!
    rest = [...rest.slice(1), 0].map((value, place) => value ^ multiply(divisor[place]!, factor))
  }
  return rest
}
