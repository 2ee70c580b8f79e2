import { readPreferences } from '@nmw/contract/notification'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { Card } from '../../../ui/frame/card.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { bellIcon } from '../../../ui/icon/navigation-icons.ts'
import { Note } from '../../../ui/frame/note.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { shieldIcon } from '../../../ui/icon/thing-icons.ts'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { PreferenceRow } from './preference-row.tsx'
import { phonePath, settingPath } from '../setting-path.ts'
import { useChangePreference } from './use-change-preference.ts'

export function PreferenceSection() {
  const { data, isError, isFetching, refetch } = useRead(readPreferences, {}, { quiet: true })
  const { data: profile } = useRead(readShellProfile, {}, { quiet: true })
  const change = useChangePreference()
  if (!data) {
    if (!isError) return <SkeletonList count={4} picture="none" foot={false} label="Memuat pilihan notifikasi..." />
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        Pilihan notifikasi Anda tidak dapat dimuat. Tidak ada yang berubah.
      </ErrorState>
    )
  }
  const byWhatsapp = data.some(({ whatsappOffered }) => whatsappOffered)
  return (
    <Stack gap={3}>
      <Note tone="plain" icon={bellIcon}>
        Semua kabar selalu masuk ke lonceng di aplikasi. Pilih apa yang juga kami kirim lewat e-mail
        {byWhatsapp ? ' atau WhatsApp.' : '. Kabar lewat WhatsApp belum tersedia.'}
      </Note>
      {byWhatsapp && profile && profile.phoneVerified === null ? (
        <Note tone="warning">
          Nomor telepon Anda belum diverifikasi, jadi belum ada yang dikirim lewat WhatsApp.{' '}
          <UiLink href={phonePath(settingPath('notifications'))} className="link">
            Verifikasi nomor
          </UiLink>
        </Note>
      ) : null}
      <Card as="ul" rows>
        {data.map((preference) => (
          <PreferenceRow key={preference.category} preference={preference} onChange={change} />
        ))}
      </Card>
      <Note tone="plain" icon={shieldIcon}>
        Kode keamanan, tautan verifikasi, dan kabar tentang keamanan akun selalu dikirim, apa pun pilihan Anda di sini.
      </Note>
    </Stack>
  )
}
