import { privacyContent } from '../../lib/privacy-content.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPolicyScreen() {
  return <LegalPage title="Kebijakan Privasi" content={privacyContent} />
}
