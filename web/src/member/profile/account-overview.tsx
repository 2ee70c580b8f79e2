import { BRAND } from '@nmw/contract/brand'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { LinkRow } from '../../ui/nav/link-row.tsx'
import { logoutIcon, settingsIcon } from '../../ui/icon/navigation-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { OwnMembership } from '../membership/own-membership.tsx'
import { AboutMenu } from './about/about-menu.tsx'
import styles from './account-overview.module.css'
import { AccountPerson } from './account-person.tsx'
import { PointsCard } from './points-card.tsx'

export function AccountOverview() {
  return (
    <div className={styles.grid}>
      <div className={styles.cards}>
        <OwnMembership />
        <PointsCard />
      </div>
      <div className={styles.rest}>
        <Card rows>
          <AccountPerson />
          <LinkRow
            href="/user/account-setting"
            icon={settingsIcon}
            label="Pengaturan Akun"
            value="Profil, kontak, kata sandi, alamat, notifikasi"
          />
        </Card>
        <section aria-labelledby="tentang">
          <h2 className={`h3 ${styles.heading}`} id="tentang">
            Tentang {BRAND.name}
          </h2>
          <AboutMenu />
        </section>
        <UiLink href="/user/logout" className={buttonClass({ variant: 'line', block: true })}>
          <Icon path={logoutIcon} size={20} />
          Keluar dari akun
        </UiLink>
        <p className={`small dim ${styles.version}`}>Versi {BRAND.version}</p>
      </div>
    </div>
  )
}
