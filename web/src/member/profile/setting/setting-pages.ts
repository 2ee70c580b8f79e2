import type { ComponentType } from 'react'
import { AddressSection } from '../../address/address-section.tsx'
import { PrivacySection } from '../../privacy/privacy-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from '../contact/email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PhoneSection } from '../contact/phone-section.tsx'
import { PreferenceSection } from './preference-section.tsx'
import { ProfileSection } from '../person/profile-section.tsx'

type SettingPage = { title: string; Content: ComponentType }

/** The pages of `?slug=`. */
export const settingPages = new Map<string, SettingPage>([
  ['change-profile', { title: 'Ubah Profil', Content: ProfileSection }],
  ['change-address', { title: 'Alamat Pengiriman', Content: AddressSection }],
  ['change-phone', { title: 'Ubah Nomor Telepon', Content: PhoneSection }],
  ['change-email', { title: 'Ubah E-mail', Content: EmailSection }],
  ['change-password', { title: 'Ubah Kata Sandi', Content: PasswordSection }],
  ['devices', { title: 'Perangkat', Content: DevicesSection }],
  ['notifications', { title: 'Notifikasi', Content: PreferenceSection }],
  ['privacy', { title: 'Privasi', Content: PrivacySection }],
])
