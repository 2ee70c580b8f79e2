/** The birth days, '03-17', that are kept on a calendar day: who was born on 29 February has the 28th in other years. */
export function birthdaysOn(day: string) {
  const own = day.slice(5)
  return own === '02-28' && !isLeapYear(Number(day.slice(0, 4))) ? [own, '02-29'] : [own]
}

function isLeapYear(year: number) {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
