import { LegalText } from '../../lib/legal-text.tsx'
import { termsContent } from '../../lib/terms-content.ts'

export function AboutTerms() {
  return <LegalText content={termsContent} />
}
