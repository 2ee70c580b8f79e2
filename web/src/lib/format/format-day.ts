const format = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2027-06-13' → '13 Juni 2027' with non-breaking spaces. */
export function formatDay(date: string) {
  return format.format(new Date(`${date}T00:00:00Z`)).replaceAll(' ', '\u00A0')
}
