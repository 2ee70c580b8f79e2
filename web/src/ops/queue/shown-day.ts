/** The day in the URL, or today if it is missing or invalid. */
export function shownDay(wanted: string | undefined, today: string) {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(wanted ?? '') ? new Date(`${wanted}T00:00:00Z`) : undefined
  return moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(wanted!) ? wanted! : today
}
