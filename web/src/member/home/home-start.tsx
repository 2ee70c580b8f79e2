import { buttonClass } from '../../ui/frame/button-class.ts'
import { cardClass } from '../../ui/frame/card-class.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './home-start.module.css'

/** The next step for a patient without open tasks. */
export function HomeStart() {
  return (
    <section className={`${cardClass()} ${styles.start}`} aria-labelledby="mulai">
      <div className={styles.words}>
        <h2 className="h2" id="mulai">
          Mulai dari konsultasi
        </h2>
        <p className={styles.text}>Ceritakan keluhan kulit Anda kepada dokter, lalu terima saran dan resep di sini.</p>
        <UiLink href="/user/consult-create" className={`${buttonClass({ small: true })} ${styles.action}`}>
          Buat Janji
        </UiLink>
      </div>
      <img className={styles.art} src="/art/login.svg" alt="" width="480" height="400" />
    </section>
  )
}
