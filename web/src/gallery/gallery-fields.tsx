import { useState } from 'react'
import { FormError } from '../ui/frame/form-error.tsx'
import { OtpField } from '../ui/form/otp-field.tsx'
import { PasswordField } from '../ui/frame/password-field.tsx'
import { PickField } from '../ui/form/pick-field.tsx'
import { SearchField } from '../ui/list/search-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { TextAreaField } from '../ui/form/text-area-field.tsx'
import { TextField } from '../ui/frame/text-field.tsx'
import { mailIcon } from '../ui/icon/contact-icons.ts'
import { useToast } from '../ui/overlay/use-toast.ts'
import { GalleryBlock } from './gallery-block.tsx'

export function GalleryFields() {
  const toast = useToast()
  const [code, setCode] = useState('407')
  return (
    <GalleryBlock title="Isian">
      <FormError message="Periksa lagi isian di bawah ini." details={['Nomor telepon sudah dipakai akun lain']} />
      <TextField label="Nama penerima" placeholder="Nama lengkap" autoComplete="name" />
      <TextField label="E-mail" type="email" leftIcon={mailIcon} help="Kode masuk dikirim ke alamat ini." />
      <PasswordField label="Kata sandi" defaultValue="Demo1234" />
      <TextField
        label="Nomor telepon"
        inputMode="numeric"
        defaultValue="081000000201"
        error="Gunakan (62) untuk mengganti angka (0) diawal, tidak menggunakan simbol (+)"
      />
      <TextField label="Nomor KTP" hint="(tidak dapat diubah)" defaultValue="3273025703949001" readOnly />
      <TextField label="Judul" counter maxLength={300} defaultValue="Urutan Perawatan Wajah Pagi yang Ringkas" />
      <TextField label="Kode promo" disabled defaultValue="SEHAT10" />
      <PickField label="Provinsi" placeholder="Pilih provinsi" />
      <PickField label="Kota" placeholder="Pilih kota" value="Kota Bandung" />
      <PickField label="Kecamatan" placeholder="Pilih kota dahulu" disabled />
      <SelectField label="Kategori" defaultValue="harian">
        <option value="harian">Perawatan Harian</option>
        <option value="jerawat">Jerawat</option>
      </SelectField>
      <SearchField label="Cari nama dokter" placeholder="Cari nama dokter" />
      <TextAreaField label="Keluhan" help="Sejak kapan dan di bagian mana." counter maxLength={500} rows={3} />
      <OtpField
        label="Kode enam angka"
        value={code}
        onChange={setCode}
        onComplete={(value) => toast.success(`Kode ${value} diterima`)}
      />
      <OtpField label="Kode salah" value="123456" error="OTP tidak sesuai" />
    </GalleryBlock>
  )
}
