import { z } from 'zod/mini'

export type FieldErrors = Record<string, string | undefined>

type Complaint = { path: string | readonly PropertyKey[]; message: string }

/** The first complaint about each field, be it a schema's or the server's. */
export function fieldErrors(complaints: readonly Complaint[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of complaints) errors[typeof path === 'string' ? path : path.join('.')] ??= message
  return errors
}

/** Nothing when all fields are in order. */
export function checkFields(schema: z.core.$ZodType, values: unknown): FieldErrors | undefined {
  const { error } = z.safeParse(schema, values)
  return error && fieldErrors(error.issues)
}
