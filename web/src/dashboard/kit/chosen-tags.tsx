import { moveFocusToList } from '../../ui/keys/move-focus-to-list.ts'
import { RemovableTag } from '../../ui/form/removable-tag.tsx'
import styles from './chosen-tags.module.css'

type ChosenTagsProps = { items: readonly { key: string; name: string }[]; onRemove: (key: string) => void }

export function ChosenTags({ items, onRemove }: ChosenTagsProps) {
  if (!items.length) return null
  return (
    <ul className={styles.tags}>
      {items.map(({ key, name }) => (
        <li key={key} ref={moveFocusToList}>
          <RemovableTag onRemove={() => onRemove(key)}>{name}</RemovableTag>
        </li>
      ))}
    </ul>
  )
}
