/** A path with these values as query; empty values are left out. */
export function pathWithQuery(path: string, values: Record<string, string | number | undefined>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query.size ? `${path}?${query}` : path
}
