import * as z from 'zod'

type Schema = z.core.$ZodType
type Def = { type: string } & Partial<{
  shape: Record<string, Schema>
  innerType: Schema
  in: Schema
  out: Schema
  element: Schema
  options: Schema[]
  getter: () => Schema
  entries: Record<string, string | number>
  values: unknown[]
}>
export type Choose = (schema: Schema) => unknown

/** An input in the shape of the schema with all optional parts. `choose` gives the values of its leaves. */
export function fillSchema(schema: Schema, choose: Choose): unknown {
  // Before the wrappers are removed, so that `choose` sees the refinements.
  if (isLeaf(schema)) return choose(schema)
  const { shape, element, options, ...def } = schema._zod.def as Def
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, fillSchema(part, choose)]))
  if (element) return [fillSchema(element, choose)]
  if (!options) return fillSchema(innerOf(def)!, choose)
  const filled = options.map((option) => fillSchema(option, choose))
  return filled.find((one) => accepts(schema, one)) ?? filled[0]
}

/** Contains no object and no list. */
function isLeaf(schema: Schema): boolean {
  const def = schema._zod.def as Def
  if (def.shape ?? def.element) return false
  if (def.options) return def.options.every(isLeaf)
  const inner = innerOf(def)
  return !inner || isLeaf(inner)
}

export function accepts(schema: Schema, value: unknown) {
  return z.safeParse(schema, value).success
}

function innerOf({ innerType, in: input, out, getter }: Omit<Def, 'type'>) {
  // A transform has no schema of its input.
  return innerType ?? (input?._zod.def.type === 'transform' ? out : input) ?? getter?.()
}

/** The values of an enumeration or a literal, at any depth. */
export function listedValues(schema: Schema): unknown[] {
  const def = schema._zod.def as Def
  if (def.entries) return Object.values(def.entries)
  if (def.values) return def.values
  if (def.options) return def.options.flatMap(listedValues)
  const inner = innerOf(def)
  return inner ? listedValues(inner) : []
}
