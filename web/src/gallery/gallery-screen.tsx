import { ThemeSwitch } from '../ui/theme/theme-switch.tsx'
import { TopBar } from '../ui/nav/top-bar.tsx'
import { GalleryBadges } from './gallery-badges.tsx'
import { GalleryButtons } from './gallery-buttons.tsx'
import { GalleryCards } from './gallery-cards.tsx'
import { GalleryChoices } from './gallery-choices.tsx'
import { GalleryColours } from './gallery-colours.tsx'
import { GalleryFields } from './gallery-fields.tsx'
import { GalleryIcons } from './gallery-icons.tsx'
import { GalleryLongText } from './gallery-long-text.tsx'
import { GalleryMessages } from './gallery-messages.tsx'
import { GalleryMoney } from './gallery-money.tsx'
import { GalleryNavigation } from './gallery-navigation.tsx'
import { GalleryOverlays } from './gallery-overlays.tsx'
import styles from './gallery-screen.module.css'
import { GallerySteps } from './gallery-steps.tsx'
import { GalleryStaff } from './gallery-staff.tsx'
import { GalleryStates } from './gallery-states.tsx'

/** Every widget in every state. `now` makes the first render of server and browser equal. */
export function GalleryScreen({ now }: { now: number }) {
  return (
    <main className={styles.page} id="isi">
      <TopBar title="Keadaan dan komponen" actions={<ThemeSwitch />} />
      <div className={styles.columns}>
        <GalleryStates />
        <GalleryButtons />
        <GalleryFields />
        <GalleryChoices />
        <GalleryBadges />
        <GalleryMessages />
        <GalleryMoney now={now} />
        <GalleryOverlays />
        <GallerySteps />
        <GalleryCards />
        <GalleryNavigation />
        <GalleryLongText now={now} />
        <GalleryIcons />
        <GalleryColours />
      </div>
      <GalleryStaff />
    </main>
  )
}
