import { chipClass } from '../../ui/list/chip-class.ts'
import { Icon, type IconPath } from '../../ui/icon/icon.tsx'
import { stethoscopeIcon } from '../../ui/icon/navigation-icons.ts'
import { Stepper } from '../../ui/nav/stepper.tsx'
import { pinIcon } from '../../ui/icon/contact-icons.ts'
import { calendarIcon } from '../../ui/icon/thing-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { formatWeekdayDate } from './format-appointment.ts'
import { bookingPath } from './booking-url.ts'
import styles from './booking-head.module.css'

type BookingHeadProps = {
  step: 1 | 2 | 3
  branch?: { id: number; name: string } | undefined
  date?: string | undefined
  /** such as 'dr. Anindita Larasati, 09.30 WIB' */
  doctor?: string | undefined
}

export function BookingHead({ step, branch, date, doctor }: BookingHeadProps) {
  const schedule = bookingPath({ branch: branch?.id })
  const doctors = bookingPath({ branch: branch?.id, date })
  return (
    <div className={styles.head}>
      <Stepper
        label="Langkah membuat janji"
        current={step}
        steps={[{ label: 'Jadwal', href: schedule }, { label: 'Dokter', href: doctors }, { label: 'Keluhan' }]}
      />
      {step > 1 && branch && date ? (
        <div className={styles.chips}>
          <Choice href={schedule} icon={pinIcon} label="Ganti cabang" text={shortName(branch.name)} />
          <Choice href={schedule} icon={calendarIcon} label="Ganti tanggal" text={formatWeekdayDate(date)} />
          {doctor ? <Choice href={doctors} icon={stethoscopeIcon} label="Ganti dokter" text={doctor} /> : null}
        </div>
      ) : null}
    </div>
  )
}

type ChoiceProps = { href: string; icon: IconPath; label: string; text: string }

function Choice({ href, icon, label, text }: ChoiceProps) {
  return (
    <UiLink href={href} className={chipClass()}>
      <Icon path={icon} size={16} />
      <span>
        {text}
        <span className="sr-only">, {label}</span>
      </span>
    </UiLink>
  )
}

/** Every branch is called Klinik NMW; only the place differs. */
function shortName(name: string) {
  return name.replace(/^Klinik NMW /, '')
}
