/** A clock that can be set and advanced. */
export function simulatedClock() {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    set: (moment: Date) => {
      offset = moment.getTime() - Date.now()
    },
    advance: (seconds: number) => {
      offset += seconds * 1000
    },
    reset: () => {
      offset = 0
    },
    shifted: () => offset !== 0,
  }
}
export type SimulatedClock = ReturnType<typeof simulatedClock>
