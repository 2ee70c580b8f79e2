import { classNames } from '../frame/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './result-mark.module.css'
import { checkIcon, closeIcon } from '../icon/state-icons.ts'

export function ResultMark({ result }: { result: 'success' | 'failure' }) {
  return (
    <span className={classNames(styles.mark, styles[result])}>
      <Icon path={result === 'success' ? checkIcon : closeIcon} />
    </span>
  )
}
