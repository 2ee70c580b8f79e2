type DateInput = { value: string; validity: Pick<ValidityState, 'badInput'> }

/** What a date field says by now: a day, none, or something unfinished, as while the digits of a year are typed. */
export function parseDayInput({ value, validity }: DateInput) {
  if (value === '') return validity.badInput ? 'unfinished' : undefined
  return value < '1000' ? 'unfinished' : value
}
