import { CATEGORY, type NotificationPreference } from '@nmw/contract/notification'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { preferenceLabels } from './preference-labels.ts'
import styles from './preference-row.module.css'
import type { Choice } from './use-change-preference.ts'

type PreferenceRowProps = { preference: NotificationPreference; onChange: (choice: Choice) => void }

const ways = [
  { way: 'mail', label: 'E-mail' },
  { way: 'whatsapp', label: 'WhatsApp' },
] as const

export function PreferenceRow({ preference, onChange }: PreferenceRowProps) {
  const { category, title, required, whatsappOffered } = preference
  const offered = whatsappOffered ? ways : ways.slice(0, 1)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className="small dim">
          {preferenceLabels[category]}
          {required && whatsappOffered ? ' Paling sedikit satu cara tetap aktif.' : null}
          {category === CATEGORY.promo
            ? ` Dengan menyalakannya Anda menyetujui kiriman promo; matikan ${whatsappOffered ? 'keduanya ' : ''}untuk menarik persetujuan.`
            : null}
        </p>
      </div>
      {required && !whatsappOffered ? (
        <p className="small">Selalu dikirim lewat e-mail.</p>
      ) : (
        <div className={styles.ways} role="group" aria-label={title}>
          {offered.map(({ way, label }) => (
            <SwitchField
              key={way}
              aria-label={`${label}, ${title}`}
              checked={preference[way]}
              onChange={(event) => onChange({ category, way, on: event.target.checked })}
            >
              {label}
            </SwitchField>
          ))}
        </div>
      )}
    </li>
  )
}
