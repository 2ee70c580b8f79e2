const format = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2027-06-13' → '13 Juni 2027', for messages. */
export function formatLongDay(day: string) {
  return format.format(new Date(`${day}T00:00:00Z`))
}
