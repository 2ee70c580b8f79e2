import { spacedNumber } from '@nmw/contract/spaced-number'
import { classNames } from '../../../ui/frame/class-names.ts'
import styles from './receiver-phone.module.css'

type ReceiverPhoneProps = { number: string; className?: string | undefined }

/** The number wraps as a whole. */
export function ReceiverPhone({ number, className }: ReceiverPhoneProps) {
  return <span className={classNames('num', styles.phone, className)}>{spacedNumber(number)}</span>
}
