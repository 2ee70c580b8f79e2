/** A value of a form as one line, to be compared by people. */
function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value === 'object' && value) {
    if ('name' in value && '_id' in value) return inWords(value.name)
    return Object.values(value).filter(Boolean).map(inWords).join(', ')
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What each field is called. The list of pictures that were sent while writing is no field. */
export type FieldNames<V> = Readonly<Record<Exclude<keyof V & string, 'uploadedImages'>, string>>

/** The fields in which two forms differ. */
export function differences<V>(names: FieldNames<V>, left: V, right: V) {
  return Object.entries<string>(names)
    .map(([field, name]) => ({ name, left: inWords(left[field as keyof V]), right: inWords(right[field as keyof V]) }))
    .filter((field) => field.left !== field.right)
}
