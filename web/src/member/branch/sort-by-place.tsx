import { replayEarlyPress } from '../../ui/replay-early-press.ts'
import { Icon } from '../../ui/icon.tsx'
import { pinIcon } from '../../ui/contact-icons.ts'
import styles from './nearest-branch.module.css'
import { PlaceProblem } from './place-problem.tsx'
import { useVisitorPlace } from './use-visitor-place.ts'
import { askForPlace } from './visitor-place.ts'

/** How the list is sorted, and the way to have the nearest first. */
export function SortByPlace() {
  const visitor = useVisitorPlace()
  return (
    <div className={styles.line}>
      <Icon path={pinIcon} size={16} className={styles.pin} />
      {visitor.state === 'known' ? (
        'Diurutkan dari yang terdekat'
      ) : visitor.state === 'failed' ? (
        <PlaceProblem reason={visitor.reason} />
      ) : visitor.state === 'asking' ? (
        'Mencari lokasi Anda'
      ) : (
        <button ref={replayEarlyPress} type="button" className="link link-tap" onClick={askForPlace}>
          Urutkan dari yang terdekat
        </button>
      )}
    </div>
  )
}
