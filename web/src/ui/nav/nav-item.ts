import type { IconPath } from '../icon/icon.tsx'

export type NavItem = {
  href: string
  label: string
  icon: IconPath
  current?: boolean | undefined
}
