type CalendarEntry = {
  /** Equal for the same appointment, so that a second file replaces the first. */
  uid: string
  title: string
  place: string
  description: string
  start: Date
  minutes: number
  /** Minutes before the start. */
  alarm: number
  createdAt: Date
}

/** An .ics file. Its times are in UTC, so that each calendar shows local time. */
export function calendarFile(entry: CalendarEntry) {
  const { uid, title, place, description, start, minutes, alarm, createdAt } = entry
  const end = new Date(start.getTime() + minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Klinik NMW//Konsultasi//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${moment(createdAt)}`,
    `DTSTART:${moment(start)}`,
    `DTEND:${moment(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${alarm}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** '20261116T023000Z' */
function moment(at: Date) {
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string) {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

const LINE = 75

/** iCalendar lines have at most 75 bytes; the rest continues after a space. Never splits a character. */
function folded(line: string) {
  const bytes = new TextEncoder()
  let out = ''
  let length = 0
  for (const letter of line) {
    const more = bytes.encode(letter).length
    if (length + more > LINE) {
      out += '\r\n '
      length = 1
    }
    out += letter
    length += more
  }
  return out
}
