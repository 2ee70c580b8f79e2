import * as actionIcons from '../ui/icon/action-icons.ts'
import * as arrowIcons from '../ui/icon/arrow-icons.ts'
import * as contactIcons from '../ui/icon/contact-icons.ts'
import * as editorIcons from '../ui/icon/editor-icons.ts'
import * as eyeIcons from '../ui/icon/eye-icons.ts'
import { Icon } from '../ui/icon/icon.tsx'
import * as navigationIcons from '../ui/icon/navigation-icons.ts'
import * as stateIcons from '../ui/icon/state-icons.ts'
import * as thingIcons from '../ui/icon/thing-icons.ts'
import { GalleryBlock } from './gallery-block.tsx'
import styles from './gallery-icons.module.css'

const icons = Object.entries({
  ...navigationIcons,
  ...stateIcons,
  ...arrowIcons,
  ...actionIcons,
  ...eyeIcons,
  ...contactIcons,
  ...thingIcons,
  ...editorIcons,
})

export function GalleryIcons() {
  return (
    <GalleryBlock title="Ikon">
      <ul className={styles.icons}>
        {icons.map(([name, path]) => (
          <li key={name} className={styles.icon}>
            <Icon path={path} />
            <span className="clip">{name.replace('Icon', '')}</span>
          </li>
        ))}
      </ul>
    </GalleryBlock>
  )
}
