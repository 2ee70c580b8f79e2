export type Packing = 'br' | 'gzip'

/** The best encoding that the browser's `Accept-Encoding` allows. */
export function chooseEncoding(accepted = ''): Packing | undefined {
  return (['br', 'gzip'] as const).find((packing) => takes(accepted, packing))
}

function takes(accepted: string, packing: Packing) {
  return new RegExp(`\\b${packing}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
}
