import { readPersonal } from '@nmw/contract/profile'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { chevronRightIcon } from '../../ui/icon/arrow-icons.ts'
import { Avatar } from '../../ui/list/avatar.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './account-person.module.css'
import { portraitSource } from './person/portrait-source.ts'
import { settingPath } from './setting-path.ts'

export function AccountPerson() {
  const { data: profile } = useRead(readShellProfile, {}, { quiet: true })
  const { data: personal } = useRead(readPersonal, {}, { quiet: true })
  const name = profile?.name ?? 'Profil saya'
  return (
    <UiLink href={settingPath('change-profile')} className={styles.person}>
      <Avatar name={name} src={portraitSource(personal?.photo)} size={56} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className="small dim">{profile?.email ?? 'Ubah profil'}</span>
      </span>
      <Icon path={chevronRightIcon} size={20} className={styles.arrow} />
    </UiLink>
  )
}
