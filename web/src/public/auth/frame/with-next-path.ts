/** Keeps the wanted page while switching between login pages. */
export function withNextPath(path: string, next: string | undefined) {
  if (!next) return path
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
}
