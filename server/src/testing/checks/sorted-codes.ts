/** The status codes of parallel calls, which finish in any order. */
export function sortedCodes(answers: { code: number }[]) {
  return answers.map(({ code }) => code).toSorted((a, b) => a - b)
}
