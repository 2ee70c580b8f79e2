import { renderExternal } from '../../lib/page/render-external.tsx'
import type { useForm } from '../../lib/form/use-form.ts'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import type { RegistrationValues } from './registration-body.ts'

type ConsentFieldsProps = { form: ReturnType<typeof useForm<RegistrationValues>> }

/** One question per purpose, none preselected. */
export function ConsentFields({ form }: ConsentFieldsProps) {
  return (
    <fieldset>
      <legend className="h3">Persetujuan Anda</legend>
      <CheckboxField
        {...form.tick('account')}
        label={
          <>
            Saya menyetujui{' '}
            <UiLink className="link" href="/terms" renderLink={renderExternal}>
              Syarat &amp; Ketentuan
            </UiLink>{' '}
            dan{' '}
            <UiLink className="link" href="/privacy-policy" renderLink={renderExternal}>
              Kebijakan Privasi
            </UiLink>
          </>
        }
        help="Wajib untuk membuka akun."
      />
      <CheckboxField
        {...form.tick('health')}
        label="Saya mengizinkan data kesehatan saya diproses untuk konsultasi dan resep"
        help="Wajib untuk layanan dokter."
      />
      <CheckboxField
        {...form.tick('photo')}
        label="Saya mengizinkan foto kulit saya disimpan dalam rekam medis"
        help="Boleh diputuskan nanti, sebelum konsultasi pertama."
      />
      <CheckboxField {...form.tick('marketing')} label="Kirimi saya promo dan kabar klinik" help="Tidak wajib." />
    </fieldset>
  )
}
