/** Demo times are relative to now, so that the data never looks old. */
export function minutesBefore(moment: Date, minutes: number) {
  return new Date(moment.getTime() - minutes * 60_000)
}
