import { maskPhone } from '@nmw/contract/phone'
import type { Result } from '@nmw/contract/endpoint'
import type { readShellProfile } from '@nmw/contract/shell-profile'
import type { LinkRowProps } from '../../../ui/nav/link-row.tsx'
import { bellIcon, lockIcon, personIcon } from '../../../ui/icon/navigation-icons.ts'
import { mailIcon, phoneIcon, pinIcon } from '../../../ui/icon/contact-icons.ts'
import { laptopIcon, shieldIcon } from '../../../ui/icon/thing-icons.ts'
import { VerifiedBadge } from '../contact/verified-badge.tsx'

type Profile = Result<typeof readShellProfile>
type SettingRow = Pick<LinkRowProps, 'icon' | 'label' | 'value' | 'badge'> & { slug: string }
type SettingGroup = { title: string; rows: SettingRow[] }

/** Works without a profile, only without the current values. */
export function settingGroups(profile: Profile | undefined): SettingGroup[] {
  return [
    {
      title: 'Data diri',
      rows: [
        { slug: 'change-profile', icon: personIcon, label: 'Profil', value: profile?.name },
        { slug: 'change-address', icon: pinIcon, label: 'Alamat pengiriman' },
      ],
    },
    {
      title: 'Kontak dan keamanan',
      rows: [
        {
          slug: 'change-phone',
          icon: phoneIcon,
          label: 'Nomor telepon',
          value: profile?.phone ? maskPhone(profile.phone) : undefined,
          badge: profile?.phone ? <VerifiedBadge verified={profile.phoneVerified !== null} /> : undefined,
        },
        {
          slug: 'change-email',
          icon: mailIcon,
          label: 'E-mail',
          value: profile?.email,
          badge: profile ? <VerifiedBadge verified={profile.emailVerified !== null} /> : undefined,
        },
        { slug: 'change-password', icon: lockIcon, label: 'Kata sandi' },
        { slug: 'devices', icon: laptopIcon, label: 'Perangkat', value: 'Yang sedang masuk dengan akun ini' },
      ],
    },
    {
      title: 'Preferensi',
      rows: [
        { slug: 'notifications', icon: bellIcon, label: 'Notifikasi', value: 'Apa yang kami kirim, dan lewat mana' },
        { slug: 'privacy', icon: shieldIcon, label: 'Privasi', value: 'Persetujuan, unduh data, hapus akun' },
      ],
    },
  ]
}
