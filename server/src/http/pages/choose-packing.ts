export type Packing = 'br' | 'gzip'

/** The tightest that a browser takes, by its `Accept-Encoding`. */
export function choosePacking(accepted = ''): Packing | undefined {
  return (['br', 'gzip'] as const).find((packing) => takes(accepted, packing))
}

function takes(accepted: string, packing: Packing) {
  return new RegExp(`\\b${packing}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
}
