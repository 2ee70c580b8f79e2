/** The status codes of parallel calls, whose order means nothing. */
export function sortedCodes(answers: { code: number }[]) {
  return answers.map(({ code }) => code).toSorted((a, b) => a - b)
}
