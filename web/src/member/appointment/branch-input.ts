/** A branch by its name, with its contacts. */
export function branchInput(name: string) {
  return { query: { page: 1, limit: 1, search: name } }
}
