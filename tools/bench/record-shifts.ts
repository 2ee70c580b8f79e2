/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings along all it needs */
export type Shift = { value: number; moved: string[] }

type ShiftEntry = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page from its beginning on: who was moved can be named only as long as it is there. */
export function recordShifts() {
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'something that is gone'
    const path: string[] = []
    for (let at: Element | null = element; at && path.length < 3; at = at.parentElement) {
      path.unshift(
        at.localName +
          [...at.classList]
            .slice(0, 2)
            .map((name) => `.${name}`)
            .join(''),
      )
    }
    return path.join(' > ')
  }
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`,
      )
      shifts.push({ value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
