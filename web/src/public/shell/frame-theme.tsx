import { IconButton } from '../../ui/frame/icon-button.tsx'
import { moonIcon } from '../../ui/icon/navigation-icons.ts'
import { switchTheme } from '../../ui/frame/switch-theme.ts'
import type { FrameTexts } from './frame-texts.ts'

export function FrameTheme({ texts }: { texts: FrameTexts }) {
  return <IconButton label={texts.theme} icon={moonIcon} iconSize={20} onClick={switchTheme} />
}
