import type { DayPart } from '@nmw/contract/prescription'
import type { IconPath } from '../../ui/icon.tsx'
import { moonIcon, sunIcon } from '../../ui/navigation-icons.ts'
import { sunriseIcon } from '../../ui/thing-icons.ts'

export const partIcons: Record<DayPart, IconPath> = { pagi: sunriseIcon, siang: sunIcon, malam: moonIcon }
