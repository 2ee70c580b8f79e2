import { listAdminBanners, readAdminBanner, type WholeBanner } from '@nmw/contract/banner-desk'
import { serverNow } from '../../lib/format/server-clock.ts'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { DraftedForm } from '../draft/drafted-form.tsx'
import { today } from '../kit/numeric-date.ts'
import { BannerFields } from './banner-fields.tsx'
import { bannerFields, bannerValues, emptyBanner, type BannerValues } from './banner-values.ts'

export function BannerFormScreen() {
  const toast = useToast()
  return (
    <DraftedForm<WholeBanner, BannerValues>
      kind="banner"
      name="banner"
      read={readAdminBanner}
      refreshes={[listAdminBanners]}
      empty={() => emptyBanner(today(serverNow()))}
      valuesOf={bannerValues}
      textOfWhole={({ description }) => description}
      fields={bannerFields}
      titleOf={({ title }) => title}
      toast={toast.success}
    >
      {(form) => <BannerFields form={form} />}
    </DraftedForm>
  )
}
