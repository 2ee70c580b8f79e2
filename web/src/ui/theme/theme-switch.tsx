import { replayEarlyPress } from '../keys/replay-early-press.ts'
import { moonIcon } from '../icon/navigation-icons.ts'
import { IconButton } from '../frame/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { switchTheme } from '../frame/switch-theme.ts'

export type ThemeSwitchProps = {
  /** with a class the button shows its label, for example in a rail; without one it is an icon button */
  className?: string | undefined
}

export function ThemeSwitch({ className }: ThemeSwitchProps) {
  if (!className) return <IconButton label="Ganti tema" icon={moonIcon} iconSize={20} onClick={switchTheme} />
  return (
    <button ref={replayEarlyPress} type="button" className={className} onClick={switchTheme}>
      <Icon path={moonIcon} />
      Ganti tema
    </button>
  )
}
