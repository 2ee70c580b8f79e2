import { LegalText } from '../../../shared/consent/legal-text.tsx'
import { termsContent } from '../../../shared/consent/terms-content.ts'

export function AboutTerms() {
  return <LegalText content={termsContent} />
}
