/** 'member/home/home-screen' → 'HomeScreen'. */
export function exportName(path: string) {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
