import { privacyContent } from '../../shared/consent/privacy-content.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPolicyScreen() {
  return <LegalPage title="Kebijakan Privasi" content={privacyContent} />
}
