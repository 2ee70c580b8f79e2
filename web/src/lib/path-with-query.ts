/** A path with these values in its query; what is empty is left out. */
export function pathWithQuery(path: string, values: Record<string, string | number | undefined>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query.size ? `${path}?${query}` : path
}
