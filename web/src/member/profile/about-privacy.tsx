import { LegalText } from '../../lib/legal-text.tsx'
import { privacyContent } from '../../lib/privacy-content.ts'

export function AboutPrivacy() {
  return <LegalText content={privacyContent} />
}
