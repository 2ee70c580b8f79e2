import * as z from 'zod/mini'

/** A required line of text, trimmed, with its error message in Indonesian. */
export function requiredText(label: string, max: number) {
  return z
    .string(`${label} wajib diisi`)
    .check(
      z.trim(),
      z.minLength(1, `${label} wajib diisi`),
      z.maxLength(max, `${label} maksimal ${max} karakter`),
      z.refine(hasNoControlCharacters, `${label} berisi karakter yang tidak diizinkan`),
    )
}

/** A line of text that may be empty. */
export function lineOfText(label: string, max: number) {
  return z
    .string(`${label} tidak valid`)
    .check(
      z.trim(),
      z.maxLength(max, `${label} maksimal ${max} karakter`),
      z.refine(hasNoControlCharacters, `${label} berisi karakter yang tidak diizinkan`),
    )
}

/** A line of text that may be left out. */
export function optionalText(label: string, max: number) {
  return z._default(lineOfText(label, max), '')
}

/** Search text; short, so that no pattern can be expensive. */
export const searchText = z._default(
  z.string().check(z.trim(), z.maxLength(100, 'Pencarian maksimal 100 karakter')),
  '',
)

export const email = z
  .string('E-mail wajib diisi')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'E-mail wajib diisi'),
    z.maxLength(254, 'E-mail maksimal 254 karakter'),
    z.email('E-mail tidak valid'),
  )

function hasNoControlCharacters(value: string) {
  // oxlint-disable-next-line no-control-regex
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value)
}
