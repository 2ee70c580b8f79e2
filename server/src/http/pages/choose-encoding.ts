export type Encoding = 'br' | 'gzip'

/** The best encoding that the browser's `Accept-Encoding` allows. */
export function chooseEncoding(accepted = ''): Encoding | undefined {
  return (['br', 'gzip'] as const).find((encoding) => accepts(accepted, encoding))
}

function accepts(accepted: string, encoding: Encoding) {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
}
