import { IconButton } from '../../ui/icon-button.tsx'
import { moonIcon } from '../../ui/navigation-icons.ts'
import { switchTheme } from '../../ui/switch-theme.ts'
import type { FrameWords } from './frame-words.ts'

export function FrameTheme({ words }: { words: FrameWords }) {
  return <IconButton label={words.theme} icon={moonIcon} iconSize={20} onClick={switchTheme} />
}
