import type { DayPart } from '@nmw/contract/prescription'
import type { IconPath } from '../../ui/icon/icon.tsx'
import { moonIcon, sunIcon } from '../../ui/icon/navigation-icons.ts'
import { sunriseIcon } from '../../ui/icon/thing-icons.ts'

export const partIcons: Record<DayPart, IconPath> = { pagi: sunriseIcon, siang: sunIcon, malam: moonIcon }
