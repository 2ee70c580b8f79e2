import { chooseLanguage, type Language } from '../../lib/session/preferences.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { replayEarlyPress } from '../../ui/keys/replay-early-press.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { globeIcon } from '../../ui/icon/contact-icons.ts'
import { frameTexts } from './frame-texts.ts'
import styles from './language-switch.module.css'

/** Names the other language, in that language. */
export function LanguageSwitch({ language }: { language: Language }) {
  const other = language === 'en' ? 'id' : 'en'
  return (
    <button
      ref={replayEarlyPress}
      type="button"
      lang={other}
      className={`${buttonClass({ variant: 'quiet', small: true })} ${styles.switch}`}
      onClick={() => chooseLanguage(other)}
    >
      <Icon path={globeIcon} size={20} />
      {frameTexts(language).otherLanguage}
    </button>
  )
}
