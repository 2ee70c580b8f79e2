import { termsContent } from '../../shared/consent/terms-content.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsScreen() {
  return <LegalPage title="Syarat & Ketentuan" content={termsContent} />
}
