import { readShellProfile } from '@nmw/contract/shell-profile'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { classNames } from '../../../ui/frame/class-names.ts'
import { LinkRow } from '../../../ui/nav/link-row.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import { settingGroups } from './setting-groups.tsx'
import styles from './setting-menu.module.css'
import { settingPath } from '../setting-path.ts'

/** `current`: the page that is shown beside the menu. */
export function SettingMenu({ current }: { current?: string | undefined }) {
  const profile = useRead(readShellProfile, {}, { quiet: true })
  return (
    <nav className={classNames(styles.groups, current ? styles.beside : styles.alone)} aria-label="Pengaturan Akun">
      {profile.isError ? (
        <Note
          tone="danger"
          role="alert"
          className={styles.failure}
          action={
            <Button variant="line" small busy={profile.isFetching} onClick={() => profile.refetch()}>
              Coba lagi
            </Button>
          }
        >
          Data akun gagal dimuat. Tidak ada yang berubah.
        </Note>
      ) : null}
      {settingGroups(profile.data).map(({ title, rows }) => (
        <div key={title} className={styles.group}>
          <h2 className={current ? 'sr-only' : styles.heading}>{title}</h2>
          <Card as="ul" rows>
            {rows.map(({ slug, ...row }) => (
              <li key={slug}>
                <LinkRow {...row} href={settingPath(slug)} current={slug === current} />
              </li>
            ))}
          </Card>
        </div>
      ))}
    </nav>
  )
}
