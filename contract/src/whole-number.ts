import * as z from 'zod/mini'

/** An empty field is not 0: a missing price must not make things free. */
export function wholeNumber(label: string, { min, max }: { min: number; max: number }) {
  const missing = `${label} wajib diisi`
  const notWhole = `${label} harus bilangan bulat`
  const digits = z.string().check(z.trim(), z.minLength(1, missing), z.regex(/^-?\d{1,15}$/, notWhole))
  return z
    .pipe(z.union([z.number(), digits], missing), z.coerce.number())
    .check(
      z.int(notWhole),
      z.gte(min, `${label} minimal ${min.toLocaleString('id')}`),
      z.lte(max, `${label} maksimal ${max.toLocaleString('id')}`),
    )
}
