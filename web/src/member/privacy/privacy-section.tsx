import { readPrivacy } from '@nmw/contract/privacy'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { useFocusTarget } from '../../lib/page/use-focus-target.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Section } from '../../ui/list/section.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { CancelDeletion } from './cancel-deletion.tsx'
import { ConsentSwitch } from './consent-switch.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { ExportDataForm } from './export-data-form.tsx'
import styles from './privacy-section.module.css'

export function PrivacySection() {
  const { data, isError, refetch, isFetching } = useRead(readPrivacy, {}, { quiet: true })
  const { place, follow } = useFocusTarget()
  if (!data) {
    if (!isError) return <SkeletonList />
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        Persetujuan Anda tidak dapat dimuat. Tidak ada yang berubah.
      </ErrorState>
    )
  }
  return (
    <div className={styles.sections}>
      <Section title="Persetujuan Anda">
        <Card rows>
          {data.consents.map((consent) => (
            <ConsentSwitch key={consent.purpose} {...consent} />
          ))}
        </Card>
      </Section>
      <Section title="Unduh data saya">
        <Card padded>
          <ExportDataForm />
        </Card>
      </Section>
      <Section title="Hapus akun">
        <Card padded {...place} role="group" aria-label="Hapus akun">
          {data.closesAt ? (
            <CancelDeletion closesAt={data.closesAt} onDone={follow} />
          ) : (
            <DeleteAccountForm onDone={follow} />
          )}
        </Card>
      </Section>
    </div>
  )
}
