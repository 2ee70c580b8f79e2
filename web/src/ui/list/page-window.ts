/** The page numbers to show: at most three, the current one in the middle if possible. */
export function pageWindow(current: number, total: number, size = 3): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(size / 2), total - size + 1))
  const length = Math.max(0, Math.min(size, total))
  return Array.from({ length }, (_, place) => first + place)
}
