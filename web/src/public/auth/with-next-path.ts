/** Carries the wanted page along from one way of signing in to another. */
export function withNextPath(path: string, next: string | undefined) {
  if (!next) return path
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
}
