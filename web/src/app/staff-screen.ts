import { findScreens } from './find-screens.ts'

export type StaffScreenPath = `${'dashboard' | 'ops'}/${string}-${'screen' | 'layout'}`

const find = findScreens(
  import.meta.glob<Record<string, unknown>>(['../{dashboard,ops}/**/*-screen.tsx', '../{dashboard,ops}/*-layout.tsx']),
  {},
)

export function staffScreen(path: StaffScreenPath) {
  return find(path)
}
