type DateInput = { value: string; validity: Pick<ValidityState, 'badInput'> }

/** The state of a date field: a day, empty, or unfinished (while the digits of a year are typed). */
export function parseDayInput({ value, validity }: DateInput) {
  if (value === '') return validity.badInput ? 'unfinished' : undefined
  return value < '1000' ? 'unfinished' : value
}
