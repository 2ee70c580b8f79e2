/** The statuses of answers that came at once, whose order says nothing. */
export function sortedCodes(answers: { code: number }[]) {
  return answers.map(({ code }) => code).toSorted((a, b) => a - b)
}
