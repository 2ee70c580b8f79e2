import { spacedNumber } from '@nmw/contract/spaced-number'
import { classNames } from '../../ui/class-names.ts'
import styles from './receiver-phone.module.css'

type ReceiverPhoneProps = { number: string; className?: string | undefined }

/** A number beside a name goes to the next line whole. */
export function ReceiverPhone({ number, className }: ReceiverPhoneProps) {
  return <span className={classNames('num', styles.phone, className)}>{spacedNumber(number)}</span>
}
