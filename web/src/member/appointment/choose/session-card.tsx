import { type AvailableSession, SESSION_FULL } from '@nmw/contract/appointment'
import { Button } from '../../../ui/frame/button.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { Card } from '../../../ui/frame/card.tsx'
import { classNames } from '../../../ui/frame/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { infoIcon } from '../../../ui/icon/state-icons.ts'
import { Thumb } from '../../../ui/list/thumb.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { doctorName, formatFee, isFull, portraitOf, describeSeats, unbroken } from '../format-appointment.ts'
import styles from './session-card.module.css'

type SessionCardProps = { session: AvailableSession; href: string }

export function SessionCard({ session, href }: SessionCardProps) {
  const full = isFull(session)
  const name = doctorName(session.usrFullname)
  return (
    <Card as="li" className={classNames(styles.card, full && styles.full)}>
      <Thumb src={portraitOf(session.udlAvatar)} />
      <div>
        <h2 className="h3">{name}</h2>
        <p className="small dim">{session.rsdTypeTitle}</p>
        <p className={styles.licence}>SIP {session.udlSIP}</p>
      </div>
      <div className={styles.foot}>
        <div>
          <p className="small">
            <b className="strong">{unbroken(session.available)}</b>
            <span className="dim">, {describeSeats(session)}</span>
          </p>
          <p className="money">{formatFee(session)}</p>
        </div>
        {full ? (
          <Button variant="soft" small disabled>
            Penuh
          </Button>
        ) : (
          <UiLink href={href} className={buttonClass({ variant: 'soft', small: true })}>
            <span>
              Pilih<span className="sr-only"> {name}</span>
            </span>
          </UiLink>
        )}
        {full ? (
          <p className={styles.why}>
            <Icon path={infoIcon} size={16} />
            <span>{SESSION_FULL}</span>
          </p>
        ) : null}
      </div>
    </Card>
  )
}
