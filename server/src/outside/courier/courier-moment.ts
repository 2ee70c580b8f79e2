const shape = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?/

/** '2026-11-15T01:05:09Z', or '2026-11-15 08:05:09' in WIB; undefined if it is neither. */
export function courierMoment(text: unknown): Date | undefined {
  const [, day, time, zone = '+07:00'] = (typeof text === 'string' && shape.exec(text)) || []
  const moment = day ? new Date(`${day}T${time}${zone}`) : undefined
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined
}

export function courierTime(moment: Date) {
  return new Date(moment.getTime() + 7 * 60 * 60 * 1000).toISOString().slice(0, 19).replace('T', ' ')
}
