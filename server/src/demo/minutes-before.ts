/** Demo moments are kept as such distances, so that they are never old. */
export function minutesBefore(moment: Date, minutes: number) {
  return new Date(moment.getTime() - minutes * 60_000)
}
