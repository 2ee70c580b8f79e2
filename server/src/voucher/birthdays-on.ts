/** Birthdays celebrated on a day, as '03-17': 29 February falls on the 28th in other years. */
export function birthdaysOn(day: string) {
  const own = day.slice(5)
  return own === '02-28' && !isLeapYear(Number(day.slice(0, 4))) ? [own, '02-29'] : [own]
}

function isLeapYear(year: number) {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
