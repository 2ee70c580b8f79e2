/** A form value as readable text. */
function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (Array.isArray(value)) return value.map(formatValue).join(', ')
  if (typeof value === 'object' && value) {
    if ('name' in value && '_id' in value) return formatValue(value.name)
    return Object.values(value).filter(Boolean).map(formatValue).join(', ')
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The label of each field. The list of uploaded pictures is not a field. */
export type FieldNames<V> = Readonly<Record<Exclude<keyof V & string, 'uploadedImages'>, string>>

/** The fields whose values differ. */
export function differences<V>(names: FieldNames<V>, left: V, right: V) {
  return Object.entries<string>(names)
    .map(([field, name]) => ({
      name,
      left: formatValue(left[field as keyof V]),
      right: formatValue(right[field as keyof V]),
    }))
    .filter((field) => field.left !== field.right)
}
