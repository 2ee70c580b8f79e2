import type { IconPath } from '../icon/icon.tsx'
import { errorIcon, infoIcon, successIcon, warningIcon } from '../icon/state-icons.ts'

export type Tone = 'info' | 'warning' | 'danger' | 'success'

export const toneIcons: Record<Tone, IconPath> = {
  info: infoIcon,
  warning: warningIcon,
  danger: errorIcon,
  success: successIcon,
}
