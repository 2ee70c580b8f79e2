import { LegalText } from '../../../shared/consent/legal-text.tsx'
import { privacyContent } from '../../../shared/consent/privacy-content.ts'

export function AboutPrivacy() {
  return <LegalText content={privacyContent} />
}
